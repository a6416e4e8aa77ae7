/** Initials of the first and last word; a question mark for no name. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s_.@-]+/u)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? '')
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.join('').toLocaleUpperCase() || '?'
}
