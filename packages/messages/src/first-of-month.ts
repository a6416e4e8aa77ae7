/** A written date as French writes the first of a month: "1er décembre 2029". Other languages and days stay as they are. */
export function withFirstOfMonth(locale: string, date: string): string {
  return locale.startsWith('fr') ? date.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : date
}
