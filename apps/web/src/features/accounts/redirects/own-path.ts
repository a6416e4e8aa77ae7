const LONGEST = 2048

/** Where a person who is being signed in must not be sent back to: it would go round in a circle. */
const SIGN_IN_PATHS = /^\/(login|register)\/?$/i

/** Stands in for our own address; nothing real can be mistaken for it. */
const HERE = 'http://own.invalid'

/**
 * A path of this site out of an address that came with a link, or null. Whatever a browser could read as another site
 * is refused: absolute and protocol-relative addresses, backslashes, blanks and controls that browsers leave out, and
 * the same things written in percent signs.
 */
export function ownPath(candidate: string | undefined): string | null {
  if (!candidate || candidate.length > LONGEST || !/^\/(?!\/)/.test(candidate)) return null
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(candidate) || !URL.canParse(candidate, HERE)) return null
  const { origin, pathname, search, hash } = new URL(candidate, HERE)
  if (origin !== HERE || !isPlain(pathname) || SIGN_IN_PATHS.test(pathname)) return null
  return pathname + search + hash
}

/** Decoded until nothing changes any more, a path has no empty part, no backslash and no control. */
function isPlain(pathname: string): boolean {
  let path = pathname
  for (let round = 0; round < 5; round += 1) {
    if (/\/\/|[\\\p{Cc}]/u.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) return false
    const decoded = decode(path)
    if (decoded === path) return true
    if (decoded === null || decoded.split('/').length !== path.split('/').length) return false
    path = decoded
  }
  return false
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
