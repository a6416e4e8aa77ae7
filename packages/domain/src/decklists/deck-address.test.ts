import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWebAddress, readDeckAddress } from './deck-address.ts'

test('REGI-3 the address of a deck gives its id', () => {
  expect(readDeckAddress('https://moxfield.com/decks/Ab_9-z')).toBe('Ab_9-z')
  expect(readDeckAddress(' https://www.moxfield.com/decks/Ab_9-z\n')).toBe('Ab_9-z')
  expect(readDeckAddress('Https://WWW.Moxfield.com/decks/abc')).toBe('abc')
  expect(readDeckAddress(`https://moxfield.com/decks/${'x'.repeat(64)}`)).toBe('x'.repeat(64))
})

test.each([
  '',
  'abc',
  'moxfield.com/decks/abc',
  'http://moxfield.com/decks/abc',
  'ftp://moxfield.com/decks/abc',
  'https://moxfield.com',
  'https://moxfield.com/decks',
  'https://moxfield.com/decks/',
  'https://moxfield.com/decks/abc/',
  'https://moxfield.com/decks/abc/primer',
  'https://moxfield.com/decks/abc?x=1',
  'https://moxfield.com/decks/abc#x',
  'https://moxfield.com/Decks/abc',
  'https://moxfield.com//decks/abc',
  'https://moxfield.com/users/abc',
  'https://moxfield.com/decks/../users/abc',
  'https://moxfield.com/decks/%2e%2e',
  'https://moxfield.com/decks/a b',
  'https://moxfield.com/decks/é',
  `https://moxfield.com/decks/${'x'.repeat(65)}`,
  'https://moxfield.com:443/decks/abc',
  'https://moxfield.com:8443/decks/abc',
  'https://api2.moxfield.com/decks/abc',
  'https://moxfield.com.evil.example/decks/abc',
  'https://evilmoxfield.com/decks/abc',
  'https://evil.example/moxfield.com/decks/abc',
  'https://moxfield.com@evil.example/decks/abc',
  'https://user:pass@moxfield.com/decks/abc',
  'https://moxfield.com\\@evil.example/decks/abc',
  'https://evil.example\\.moxfield.com/decks/abc',
  'https://moxfield.com./decks/abc',
  'https://moxfield\u3002com/decks/abc',
  'https://ｍoxfield.com/decks/abc',
  'https:/moxfield.com/decks/abc',
  'https:moxfield.com/decks/abc',
  'https://127.0.0.1/decks/abc',
  'https://[::1]/decks/abc',
])('REGI-3 %j is no address of a deck', (typed) => {
  expect(readDeckAddress(typed)).toBeNull()
})

test('REGI-3 another address is any address of the web', () => {
  const good = [
    'https://exemple.fr',
    'http://exemple.fr/deck?id=3#liste',
    ' HTTPS://Exemple.FR:8443/é ',
    'https://bücher.example/deck',
    'https://xn--bcher-kva.example?x',
    'https://moxfield.com/decks/abc',
  ]
  for (const typed of good) expect([typed, isWebAddress(typed)]).toEqual([typed, true])
})

test.each([
  '',
  'exemple.fr',
  'https://',
  'https:///deck',
  'https://localhost/deck',
  'https://192.168.1.1/deck',
  'https://exemple.fr:99999/',
  'https://exemple.fr/a b',
  'https://exemple.fr/\u0000',
  'https://ana:secret@exemple.fr',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://exemple.fr/"><script>',
  `https://exemple.fr/${'x'.repeat(2048)}`,
])('REGI-3 %j is no address of the web', (typed) => {
  expect(isWebAddress(typed)).toBe(false)
})

test('what is accepted, a browser can open', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (typed) => {
      if (isWebAddress(typed)) expect(['http:', 'https:']).toContain(new URL(typed).protocol)
    }),
  )
  expect(fc.sample(fc.webUrl(), { numRuns: 200, seed: 1 }).filter(isWebAddress).length).toBeGreaterThan(150)
})
