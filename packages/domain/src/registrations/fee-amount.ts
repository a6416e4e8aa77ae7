/** In hundredths, with the three-letter currency code. */
export type FeeAmount = { readonly hundredths: number; readonly currency: Currency }

export type Currency = 'EUR' | 'CHF' | 'GBP' | 'USD'

const CURRENCIES: readonly (readonly [sign: string, currency: Currency])[] = [
  ['€|eur(?:os?)?', 'EUR'],
  ['chf|francs? suisses?', 'CHF'],
  ['£|gbp', 'GBP'],
  ['\\$|usd', 'USD'],
]
const WHOLE = '(\\d{1,5})(?:[.,](\\d{1,2}))?'
const NO_LETTER_BEFORE = '(?<![\\p{L}\\d.,])'
const NO_LETTER_AFTER = '(?![\\p{L}\\d])'

/** "5 €", "5,50 EUR", "CHF 10", "5€50". */
const AMOUNTS = CURRENCIES.map(([sign, currency]) => ({
  currency,
  after: new RegExp(`${NO_LETTER_BEFORE}${WHOLE}\\s*(?:${sign})(\\d{2})?${NO_LETTER_AFTER}`, 'giu'),
  before: new RegExp(`${NO_LETTER_BEFORE}(?:${sign})\\s*${WHOLE}${NO_LETTER_AFTER}`, 'giu'),
}))

/** The amount in the organizer's wording; null if none, or if several leave open who pays which: payments are then counted, not summed. */
export function feeAmount(fee: string | null): FeeAmount | null {
  if (fee === null) return null
  const named = AMOUNTS.flatMap(({ currency, after, before }) => {
    const behind = [...fee.matchAll(after)].map(([, whole, part, cents]) => hundredthsOf(whole, part ?? cents))
    const found =
      behind.length > 0 ? behind : [...fee.matchAll(before)].map(([, whole, part]) => hundredthsOf(whole, part))
    return found.map((hundredths): FeeAmount => ({ hundredths, currency }))
  })
  const [only, ...others] = named
  return only && others.length === 0 ? only : null
}

function hundredthsOf(whole = '0', part = ''): number {
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
