/** A stretch of a text that somebody wrote; with an address where it leads somewhere. */
export type TextPart = { readonly text: string; readonly href?: string }

/** What is shown of an address: its host always, and of the rest as much as finds room. */
export const SHOWN_ADDRESS_LENGTH = 60

/** An address ends where a blank, a quote, a bracket or a sign begins that turns the direction of writing. */
const ADDRESS = /https?:\/\/[^\s<>"'“”«»`{}|\\^\p{Cf}\p{Cc}]+/giu
const CLOSING = /[.,;:!?…)\]*_~]+$/u

/**
 * The web addresses in a text, for links that show where they lead: the host as browsers resolve it (letters of other alphabets
 * as `xn--…`), none with a name or password before it. Everything else stays text.
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

/** The end of the sentence is none of the address; a bracket is, if it was opened there. */
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
