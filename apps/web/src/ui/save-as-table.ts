import { delimitedText, type Separator } from './delimited-text.ts'
import { saveAsFile } from './save-as-file.ts'

/** Marks UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The semicolon where the comma is the decimal separator. */
export function separatorFor(locale: string): Separator {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ','
}

/** Downloads rows as columns for that language's spreadsheets. */
export function saveAsTable(name: string, rows: readonly (readonly string[])[], locale: string): void {
  const text = delimitedText(rows, separatorFor(locale))
  saveAsFile(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
}
