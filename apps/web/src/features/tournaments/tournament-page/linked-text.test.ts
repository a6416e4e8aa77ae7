import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedText, SHOWN_ADDRESS_LENGTH } from './linked-text.ts'

const links = (text: string) => linkedText(text).flatMap(({ href, text: shown }) => (href ? [[shown, href]] : []))

test.each([
  ['Voir https://boutique.fr/modern.', 'boutique.fr/modern', 'https://boutique.fr/modern'],
  ['(http://boutique.fr)', 'boutique.fr', 'http://boutique.fr/'],
  [
    'https://fr.wikipedia.org/wiki/Magic_(jeu), ici',
    'fr.wikipedia.org/wiki/Magic_(jeu)',
    'https://fr.wikipedia.org/wiki/Magic_(jeu)',
  ],
  ['« https://boutique.fr/a?b=1#c »', 'boutique.fr/a?b=1#c', 'https://boutique.fr/a?b=1#c'],
  ['HTTPS://Boutique.FR', 'boutique.fr', 'https://boutique.fr/'],
  ['https://boutique.fr:8443/x', 'boutique.fr:8443/x', 'https://boutique.fr:8443/x'],
  ['https://pаypal.com', 'xn--pypal-4ve.com', 'https://xn--pypal-4ve.com/'],
  ['https://boutique.fr\u202e/gpj', 'boutique.fr', 'https://boutique.fr/'],
])('FIND-6 in %j a link shows where it leads', (text, shown, href) => {
  expect(links(text)).toEqual([[shown, href]])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,https',
  'www.boutique.fr',
  'mailto:a@b.fr',
  'https://',
  'https://banque.fr@ailleurs.fr/',
  'https://moi:secret@ailleurs.fr/',
])('FIND-6 %j stays text', (text) => {
  expect(linkedText(text)).toEqual([{ text }])
})

test('FIND-6 a long address is cut behind its host, and leads on whole', () => {
  const address = `https://boutique.fr/${'x'.repeat(500)}`
  const [[shown, href] = []] = links(address)
  expect(shown).toHaveLength(SHOWN_ADDRESS_LENGTH)
  expect(shown).toMatch(/^boutique\.fr\/x+…$/)
  expect(href).toBe(address)
  const host = `${'a.'.repeat(60)}fr`
  expect(links(`https://${host}/x`)[0]?.[0]).toBe(`${host}…`)
})

test('FIND-6 whatever is written, nothing of it is lost and every link leads to the web', () => {
  const word = fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.constantFrom('https://', '(', ').', '\n', '@'))
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ')
      const parts = linkedText(text)
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\/[^@/]+\//)
      const kept = parts.filter(({ href }) => href === undefined).map((part) => part.text)
      let from = 0
      for (const stretch of kept) {
        const at = text.indexOf(stretch, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + stretch.length
      }
      if (parts.every(({ href }) => href === undefined)) expect(kept.join('')).toBe(text)
    }),
  )
})
