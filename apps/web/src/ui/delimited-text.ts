/** Opens as columns in French spreadsheets, where the comma belongs to numbers; in the English ones the comma does. */
export type Separator = ';' | ','
const LINE_END = '\r\n'

/**
 * Where a spreadsheet takes what follows for a formula, plain or full-width: at the start of a cell, and where one would start
 * if it cuts the file at the separator of another language.
 */
const FORMULA_START = /^(?=[\t\r\n])|(?:^|(?<=[,;\t]))(?=[=+\-@＝＋－＠])/g

/**
 * Rows of text, one line each (RFC 4180, with semicolons where nothing else is said). What a spreadsheet would carry out as a
 * formula gets an apostrophe in front of it: people write their own names and notes.
 */
export function delimitedText(rows: readonly (readonly string[])[], separator: Separator = ';'): string {
  return rows.map((cells) => cells.map((value) => cellText(value, separator)).join(separator) + LINE_END).join('')
}

function cellText(value: string, separator: Separator): string {
  const defused = value.replace(FORMULA_START, "'")
  const needsQuotes = defused.includes(separator) || /["\r\n]/.test(defused)
  return needsQuotes ? `"${defused.replaceAll('"', '""')}"` : defused
}
