import { expect, test } from 'vitest'
import { feeAmount } from './fee-amount.ts'

const eur = (hundredths: number) => ({ hundredths, currency: 'EUR' })

test.each([
  ['5 €', eur(500)],
  ['5\u00a0€', eur(500)],
  ['5€, à régler sur place', eur(500)],
  ['5,50 € sur place', eur(550)],
  ['5.5 EUR', eur(550)],
  ['5€50', eur(550)],
  ['12 euros', eur(1200)],
  ['Un euro symbolique : 1 euro', eur(100)],
  ['€10', eur(1000)],
  ['CHF 15', { hundredths: 1500, currency: 'CHF' }],
  ['15 CHF', { hundredths: 1500, currency: 'CHF' }],
  ['£4.50', { hundredths: 450, currency: 'GBP' }],
  ['$5', { hundredths: 500, currency: 'USD' }],
] as const)('SHOP-47 "%s" names an amount', (fee, amount) => {
  expect(feeAmount(fee)).toEqual(amount)
})

test.each([
  null,
  '',
  'Gratuit',
  'Une consommation',
  '10',
  '5 € (3 € pour les moins de 16 ans)',
  '5 € ou 6 CHF',
  '3 eurodecks',
])('SHOP-47 "%s" names none, or more than one', (fee) => {
  expect(feeAmount(fee)).toBeNull()
})
