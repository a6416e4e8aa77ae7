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

/** Wrapped between words, and behind the hyphen of one that is too wide; overflow in the last line ends in "…". */
export function wrappedText(
  text: string,
  { width, lines: most }: { readonly width: number; readonly lines: number },
  measure: Measure,
): readonly string[] {
  const parts = text
    .split(/(?<=\s)/)
    .flatMap((word) => (measure(word.trim()) <= width ? [word] : word.split(/(?<=-)/)))
    .filter((part) => part.trim() !== '')
  const lines: string[] = []
  while (parts.length > 0 && lines.length < most - 1) {
    let line = parts.shift() ?? ''
    while (parts[0] !== undefined && measure((line + parts[0]).trim()) <= width) line += parts.shift()
    lines.push(fittedText(line.trim(), width, measure))
  }
  return parts.length === 0 ? lines : [...lines, fittedText(parts.join('').trim(), width, measure)]
}

/** A size, as a share of the largest, and the lines it may take. */
export type Setting = { readonly share: number; readonly lines: number }
export type SetText = { readonly share: number; readonly lines: readonly string[] }

/** In the first setting that shows the whole text; cut in the last. */
export function setText(
  text: string,
  { width, settings }: { readonly width: number; readonly settings: readonly Setting[] },
  measure: Measure,
): SetText {
  const tried = settings.map(({ share, lines }) => ({
    share,
    lines: wrappedText(text, { width: width / share, lines }, measure),
  }))
  const whole = tried.find(({ lines }) => !lines.some((line) => line.endsWith('…')))
  return whole ?? tried.at(-1) ?? { share: 1, lines: [] }
}
