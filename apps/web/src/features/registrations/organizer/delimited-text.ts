/** Opens as columns in French spreadsheets, where the comma belongs to numbers. */
const SEPARATOR = ';'
const LINE_END = '\r\n'

/** What a spreadsheet takes for the start of a formula, plain or full-width. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Rows of text, one line each (RFC 4180 with semicolons). A cell that a spreadsheet would carry out as a formula starts
 * with an apostrophe: people write their own names and notes.
 */
export function delimitedText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellText).join(SEPARATOR) + LINE_END).join('')
}

function cellText(value: string): string {
  const defused = FORMULA_START.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
