/** Part of a user's text; with an address if it is a link. */
export type TextPart = { readonly text: string; readonly href?: string }

/** Always the host, then as much as fits. */
export const SHOWN_ADDRESS_LENGTH = 60

/** Ends at blanks, quotes, brackets and bidi controls. */
const ADDRESS = /https?:\/\/[^\s<>"'“”«»`{}|\\^\p{Cf}\p{Cc}]+/giu
const CLOSING = /[.,;:!?…)\]*_~]+$/u

/**
 * Web addresses as links showing their target: the host as browsers resolve it (other alphabets as `xn--…`), without credentials. The rest
 * stays text.
 */
export function linkedText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const typed = withoutClosing(found)
    const address = readAddress(typed)
    if (!address) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: shownAddress(address), href: address.href })
    end = index + typed.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Drops trailing punctuation, and a closing bracket unless opened inside. */
function withoutClosing(found: string): string {
  const typed = found.replace(CLOSING, '')
  const isOpen = typed.lastIndexOf('(') > typed.lastIndexOf(')')
  return isOpen && found[typed.length] === ')' ? `${typed})` : typed
}

function readAddress(typed: string): URL | null {
  const address = URL.canParse(typed) ? new URL(typed) : null
  return address?.username || address?.password ? null : address
}

function shownAddress({ host, pathname, search, hash }: URL): string {
  const shown = `${host}${pathname === '/' ? '' : pathname}${search}${hash}`
  return shown.length > Math.max(host.length, SHOWN_ADDRESS_LENGTH)
    ? `${shown.slice(0, Math.max(host.length, SHOWN_ADDRESS_LENGTH - 1))}…`
    : shown
}
