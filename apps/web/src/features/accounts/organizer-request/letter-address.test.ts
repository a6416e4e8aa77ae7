import { expect, test } from 'vitest'
import { letterAddress } from './letter-address.ts'

test('CREA-8 the letter begun keeps accents, signs and lines', () => {
  const address = letterAddress({ to: 'aide+jeu@tablee.example', subject: 'Accès : Zoé & cie?', body: 'Nom\nDate' })
  expect(address.startsWith('mailto:aide%2Bjeu@tablee.example?subject=')).toBe(true)
  const { searchParams } = new URL(address)
  expect(searchParams.get('subject')).toBe('Accès : Zoé & cie?')
  expect(searchParams.get('body')).toBe('Nom\r\nDate')
})
