/** Semicolons where the language's spreadsheets use decimal commas, such as French; else commas. */
export type Separator = ';' | ','
const LINE_END = '\r\n'

/** Where spreadsheets start a formula, plain or full-width: at a cell's start, and after another language's separator. */
const FORMULA_START = /^(?=[\t\r\n])|(?:^|(?<=[,;\t]))(?=[=+\-@＝＋－＠])/g

/** RFC 4180, by default with semicolons. Formulas are prefixed with an apostrophe, since people write their own names and notes. */
export function delimitedText(rows: readonly (readonly string[])[], separator: Separator = ';'): string {
  return rows.map((cells) => cells.map((value) => cellText(value, separator)).join(separator) + LINE_END).join('')
}

function cellText(value: string, separator: Separator): string {
  const defused = value.replace(FORMULA_START, "'")
  const needsQuotes = defused.includes(separator) || /["\r\n]/.test(defused)
  return needsQuotes ? `"${defused.replaceAll('"', '""')}"` : defused
}
