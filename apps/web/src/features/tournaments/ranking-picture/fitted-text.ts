/** In pixels of the target. */
export type Measure = (text: string) => number

/** Truncated with "…" if too wide; never splits a character, in any script. */
export function fittedText(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  const beginning = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const count = (fits + tooMany) >> 1
    if (measure(beginning(count)) <= width) fits = count
    else tooMany = count
  }
  return beginning(fits)
}

/** Wrapped between words; overflow in the last line ends in "…". */
export function wrappedText(
  text: string,
  { width, lines: most }: { readonly width: number; readonly lines: number },
  measure: Measure,
): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const lines: string[] = []
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift() ?? ''
    while (words[0] !== undefined && measure(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`
    lines.push(fittedText(line, width, measure))
  }
  return words.length === 0 ? lines : [...lines, fittedText(words.join(' '), width, measure)]
}
