/** Where spreadsheets start a formula, plain or full-width: at a cell's start, and after another language's separator. */
const FORMULA_START = /^(?=[\t\r\n])|(?:^|(?<=[,;\t]))(?=[=+\-@＝＋－＠])/g

/** RFC 4180, as the tables that devices save: names that read as formulas are prefixed with an apostrophe. */
export function spreadsheetText(rows: readonly (readonly string[])[], separator: ';' | ','): string {
  return rows.map((cells) => `${cells.map((value) => cellText(value, separator)).join(separator)}\r\n`).join('')
}

function cellText(value: string, separator: string): string {
  const defused = value.replace(FORMULA_START, "'")
  return defused.includes(separator) || /["\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}
