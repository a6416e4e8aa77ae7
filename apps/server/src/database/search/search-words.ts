/**
 * Tokens as they are kept in a row: most are the beginnings of another one and are made from it when the row is indexed. A
 * search of PostgreSQL reads the rows that it finds, and so reads a fifth as much. What has not all its beginnings is written
 * with a sign before it.
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

/** The tokens that these words stand for. */
export function tokensOfWords(words: string): readonly string[] {
  const tokens = words.split(' ').flatMap((word) => (word.startsWith(WHOLE) ? [word.slice(1)] : beginningsOf(word)))
  return [...new Set(tokens)]
}

/** Nothing that a person typed is ever read as the language of an index. */
export function checkToken(token: string): string {
  if (!TOKEN.test(token)) throw new Error(`${JSON.stringify(token)} is not a token of the search index`)
  return token
}

const TOKEN = /^[a-z0-9_]+$/
const WHOLE = '='
/** The first letter says what kind of token it is, and alone is none. */
const SHORTEST = 2

/** The token itself is the last one. What stands between two `_` is one character. */
function beginningsOf(token: string): readonly string[] {
  const beginnings: string[] = []
  let isWithin = false
  for (let length = 1; length <= token.length; length++) {
    if (token.charAt(length - 1) === '_') isWithin = !isWithin
    if (length >= SHORTEST && !isWithin) beginnings.push(token.slice(0, length))
  }
  return beginnings
}
