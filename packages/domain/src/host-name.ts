const LONGEST_LABEL = 63
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const TOP_LABEL = /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/u

/** Whether a lower-case text is a public host name like `exemple.fr`, no IP address and no bare name. */
export function isHostName(text: string): boolean {
  const labels = text.split('.')
  if (labels.length < 2 || !TOP_LABEL.test(labels.at(-1) ?? '')) return false
  return labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label))
}
