import { delimitedText, type Separator } from './delimited-text.ts'
import { saveAsFile } from './save-as-file.ts'

/** Tells spreadsheets that the accents are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What the spreadsheets of a language cut columns at: where the comma belongs to numbers, the semicolon. */
export function separatorFor(locale: string): Separator {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ','
}

/** Hands rows to the browser as a download that spreadsheets of that language open as columns. */
export function saveAsTable(name: string, rows: readonly (readonly string[])[], locale: string): void {
  const text = delimitedText(rows, separatorFor(locale))
  saveAsFile(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
}
