/** What a scanned address leads to here. */
export type ScanAddress = { readonly code: string; readonly fragment: string }

/** More than the largest code holds. */
const LONGEST = 4_300

/** Null for what is no code of this app. The host may be another of its names: nothing is loaded from there. */
export function readScanAddress(text: string): ScanAddress | null {
  const typed = text.trim()
  if (typed.length > LONGEST || !URL.canParse(typed)) return null
  const { pathname, hash } = new URL(typed)
  const [, code] = /^\/tournament\/([A-Za-z0-9]{1,16})\/scan\/?$/.exec(pathname) ?? []
  return code === undefined || hash.length < 2 ? null : { code: code.toUpperCase(), fragment: hash.slice(1) }
}

/** What an address of the page that takes over holds; null for another one. */
export function readTakeOverAddress(text: string): string | null {
  const typed = text.trim()
  if (typed.length > LONGEST || !URL.canParse(typed)) return null
  const { pathname, hash } = new URL(typed)
  return pathname === '/take-over' && hash.length > 1 ? hash.slice(1) : null
}
