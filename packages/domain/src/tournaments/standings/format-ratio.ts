const formats = new Map<string, Intl.NumberFormat>()

/** A ratio from 0 to 1 as a percentage with one decimal, as the language writes it: "58,3 %", "58.3%". */
export function formatRatio(ratio: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    formats.set(locale, format)
  }
  return format.format(ratio)
}
