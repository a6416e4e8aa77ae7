import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalDeck } from './canonical-deck.ts'
import { type Decklist, EMPTY_DECKLIST } from './decklist.ts'

const NONCE = '0123456789abcdef0123456789abcdef'

function written(deck: Partial<Decklist>): readonly string[] {
  return canonicalDeck({ ...EMPTY_DECKLIST, ...deck }, NONCE).split('\n')
}

test('FREZ-1 a list has one text: zones, counts and names, sorted, after its nonce', () => {
  const decklistText = 'Deck\n2 Île\n4 Lightning  Bolt (2XM) 129\n1 Lightning Bolt\n\nSideboard\n3 Duress\nune ligne'
  expect(written({ decklistText })).toEqual([
    ...['tablee-decklist-1', NONCE],
    ...['main\t2\tÎle', 'main\t5\tLightning Bolt', 'read\t1\tune ligne', 'sideboard\t3\tDuress'],
  ])
})

test('FREZ-1 order, editions, blanks and how accents are composed make no other text', () => {
  const one = written({ decklistText: 'Deck\n4 Île\n1 Duress' })
  expect(written({ decklistText: 'Deck\n1  Duress (M21) 96\n2 I\u0302le\n2 Île' })).toEqual(one)
  expect(written({ decklistText: 'Deck\n4 Île\n2 Duress' })).not.toEqual(one)
  expect(written({ decklistText: 'Sideboard\n4 Île\n1 Duress' })).not.toEqual(one)
})

test('FREZ-1 commanders named beside the text count once, and an address is part of it', () => {
  const deck = {
    decklistText: 'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n99 Forêt',
    generalName: 'ATRAXA, Praetors’ Voice',
  }
  expect(written(deck).slice(2)).toEqual(['commander\t1\tAtraxa, Praetors’ Voice', 'main\t99\tForêt'])
  expect(written({ generalName: 'Tymna', otherUrlSource: 'https://decks.example/1' }).slice(2)).toEqual([
    'address\t1\thttps://decks.example/1',
    'commander\t1\tTymna',
  ])
})

test('FREZ-1 the form does not change: lists that were kept are checked by it for ever', () => {
  const deck = {
    ...EMPTY_DECKLIST,
    decklistText: '4 Lightning Bolt\n56 Mountain\n\n15 Duress',
    companionName: 'Lurrus',
  }
  const hash = createHash('sha256').update(canonicalDeck(deck, NONCE)).digest('hex')
  expect(hash).toBe('28af025827e5f4b722b5278b18eb1251e1761d05920f2a3c3953390b3ba04bdf')
})

test('FREZ-1 lists that are read since stay in the hash as they were read', () => {
  const decklistText = '4xOP01-016\n(3) Snatch (red)\n1 | Luke Skywalker\nHero: Rhinar'
  expect(written({ decklistText }).slice(2)).toEqual([
    ...['main\t1\t| Luke Skywalker', 'read\t1\t(3) Snatch (red)', 'read\t1\t4xOP01-016', 'read\t1\tHero: Rhinar'],
  ])
})
