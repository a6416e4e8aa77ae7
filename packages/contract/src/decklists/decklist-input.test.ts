import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { decklistInput } from './decklist-input.ts'

const form = z.object({ decklist: decklistInput })
const read = (decklist: unknown) => form.safeParse({ decklist })
const readable = (decklist: unknown) => read(decklist).data?.decklist
const WHOLE = {
  decklistText: '4 Brainstorm\n56 Island',
  urlOfDecklist: 'https://moxfield.com/decks/Ab_9-z',
  moxfieldId: 'Ab_9-z',
  otherUrlSource: 'http://exemple.fr/deck?id=3',
  generalName: 'Tymna',
  partnerName: 'Thrasios',
  companionName: 'Lurrus',
  deckName: 'Contrôle',
}

test('REGI-8 a decklist is an object or its JSON text', () => {
  expect(readable(WHOLE)).toEqual(WHOLE)
  expect(readable(JSON.stringify(WHOLE))).toEqual(WHOLE)
  const escaped = JSON.stringify({ decklistText: 'é'.repeat(20_000) }).replaceAll('é', '\\u00e9')
  expect(readable(escaped)?.decklistText).toHaveLength(20_000)
})

test('REGI-8 members may be missing, null or blank; those nobody knows are dropped', () => {
  for (const empty of [{}, '{}', '', ' ', { decklistText: ' \n ', urlOfDecklist: null, deckName: '', price: 3 }])
    expect(readable(empty)).toEqual(EMPTY_DECKLIST)
  expect(readable('{"__proto__":{"deckName":"x"}}')).toEqual(EMPTY_DECKLIST)
})

test('REGI-8 what is kept is tidy', () => {
  expect(
    readable({
      decklistText: '\r\n4 Opt\r\n4 Shock\u0000 ',
      generalName: '  Zoé\n  Martin ',
      otherUrlSource: ' https://a.fr ',
    }),
  ).toEqual({
    ...EMPTY_DECKLIST,
    decklistText: '4 Opt\n4 Shock',
    generalName: 'Zoé Martin',
    otherUrlSource: 'https://a.fr',
  })
})

test.each([
  ['no object', 3],
  ['a list', []],
  ['null', null],
  ['broken JSON', '{"deckName":'],
  ['the JSON of no object', '[]'],
  ['the JSON of a text', '"{}"'],
  ['a long JSON', `{"x":"${'x'.repeat(200_000)}"}`],
  ['a text too long', { decklistText: 'x'.repeat(20_001) }],
  ['a text that is a number', { decklistText: 3 }],
  ['a name too long', { generalName: 'x'.repeat(201) }],
  ['an address too long', { urlOfDecklist: `https://exemple.fr/${'x'.repeat(2048)}` }],
  ['an address of another kind', { otherUrlSource: 'javascript:alert(1)' }],
  ['a bare word as address', { urlOfDecklist: 'moxfield' }],
  ['an id with a path', { moxfieldId: '../users' }],
  ['the JSON of a wrong member', '{"moxfieldId":"../users"}'],
])('REGI-8 %s is refused', (_what, decklist) => {
  const issues = read(decklist).error?.issues ?? []
  expect(issues.length).toBeGreaterThan(0)
  for (const { path, message } of issues) expect([path[0], message]).toEqual(['decklist', 'decklist_invalid'])
})
