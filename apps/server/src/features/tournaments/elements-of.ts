const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const OPENING: ReadonlySet<number> = new Set([91, 123])
const CLOSING: ReadonlySet<number> = new Set([93, 125])

/** One at a time, so that a long list need not be parsed at once. */
export function* elementsOf(list: string): Generator<string> {
  let depth = 0
  let begin = 1
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charCodeAt(at)
    if (character === QUOTE) at = closingQuote(list, at)
    else if (OPENING.has(character)) depth += 1
    else if (CLOSING.has(character)) depth -= 1
    if ((character === COMMA && depth === 1) || depth === 0) {
      if (at > begin) yield list.slice(begin, at)
      begin = at + 1
    }
  }
}

function closingQuote(list: string, opening: number): number {
  let at = list.indexOf('"', opening + 1)
  while (at !== -1 && isEscaped(list, at)) at = list.indexOf('"', at + 1)
  return at === -1 ? list.length : at
}

function isEscaped(list: string, quote: number): boolean {
  let before = quote
  while (list.charCodeAt(before - 1) === BACKSLASH) before -= 1
  return (quote - before) % 2 === 1
}
