/**
 * Most tokens are prefixes of another one and are derived when the row is indexed, so that PostgreSQL reads a fifth as much. A token
 * without all its prefixes is marked by a leading sign.
 */
export function wordsOfTokens(tokens: readonly string[]): string {
  const known = new Set(tokens)
  const whole = new Set<string>()
  const longer = new Set<string>()
  for (const token of known) {
    const beginnings = beginningsOf(token)
    if (beginnings.length === 0 || !beginnings.every((beginning) => known.has(beginning))) whole.add(token)
    else for (const beginning of beginnings.slice(0, -1)) longer.add(beginning)
  }
  const words = [...known].filter((token) => !whole.has(token) && !longer.has(token))
  return [...words, ...[...whole].map((token) => WHOLE + token)].join(' ')
}

export function tokensOfWords(words: string): readonly string[] {
  const tokens = words.split(' ').flatMap((word) => (word.startsWith(WHOLE) ? [word.slice(1)] : beginningsOf(word)))
  return [...new Set(tokens)]
}

/** Nothing a person typed is ever read as the index's query language. */
export function checkToken(token: string): string {
  if (!TOKEN.test(token)) throw new Error(`${JSON.stringify(token)} is not a token of the search index`)
  return token
}

const TOKEN = /^[a-z0-9_]+$/
const WHOLE = '='
/** The first letter is the kind of token, and is not a token alone. */
const SHORTEST = 2

/** The token itself comes last. Text between two `_` is one character. */
function beginningsOf(token: string): readonly string[] {
  const beginnings: string[] = []
  let isWithin = false
  for (let length = 1; length <= token.length; length++) {
    if (token.charAt(length - 1) === '_') isWithin = !isWithin
    if (length >= SHORTEST && !isWithin) beginnings.push(token.slice(0, length))
  }
  return beginnings
}
