const LONGEST = 2048

/** Redirecting there after signing in would loop. */
const SIGN_IN_PATHS = /^\/(login|register)\/?$/i

/** Placeholder origin that no real site can match. */
const HERE = 'http://own.invalid'

/**
 * A path of this site, or null. Refuses whatever a browser could read as another site: absolute and protocol-relative URLs, backslashes,
 * blanks and control characters that browsers drop, and all of these percent-encoded.
 */
export function ownPath(candidate: string | undefined): string | null {
  if (!candidate || candidate.length > LONGEST || !/^\/(?!\/)/.test(candidate)) return null
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(candidate) || !URL.canParse(candidate, HERE)) return null
  const { origin, pathname, search, hash } = new URL(candidate, HERE)
  if (origin !== HERE || !isPlain(pathname) || SIGN_IN_PATHS.test(pathname)) return null
  return pathname + search + hash
}

/** Decoded until stable: no empty segment, backslash or control character. */
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
