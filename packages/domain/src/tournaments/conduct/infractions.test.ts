import { expect, test } from 'vitest'
import { GAMES, type Game } from '../rule-packs/rule-pack.ts'
import { INFRACTION_IDS } from './infraction-ids.ts'
import { infractionsOf, isCountedBefore, isOldList, usualPenalty } from './infractions.ts'

function listOf(game: Game) {
  const list = infractionsOf(game)
  if (!list) throw new Error(game)
  return list
}

/** `two-prizes` where the list has a form of its own, else the kind. */
function penalties(game: Game, id: string, times: number) {
  const infraction = listOf(game).infractions.find((each) => each.id === id)
  if (!infraction) throw new Error(id)
  return Array.from({ length: times }, (_, before) => {
    const usual = usualPenalty(infraction, before)
    return usual?.form ?? usual?.penalty ?? null
  })
}

test.for([
  ['magic-game-rule', ['warning', 'warning', 'game-loss', 'game-loss']],
  ['magic-slow-play', ['warning', 'game-loss', 'game-loss']],
  ['magic-unsporting-major', ['match-loss', 'disqualification']],
  ['magic-tardiness', ['game-loss', 'game-loss']],
  ['magic-missed-trigger', [null, null, null]],
] as const)('JUDG-6 %s has its usual penalty, and another once it is repeated', ([id, expected]) => {
  expect(penalties('magic', id, expected.length)).toEqual(expected)
})

test('JUDG-42 the list of Pokémon is that of 1 January 2026, with its starting penalties, and repeating is judged', () => {
  const list = listOf('pokemon')
  expect([list.since, list.repeating]).toEqual(['2026-01-01', 'judged'])
  expect(firstOf('pokemon')).toEqual({
    ...{ 'gameplay-minor': 'warning', 'gameplay-major': 'two-prizes', 'gameplay-severe': 'game-loss' },
    ...{ 'procedural-minor': 'caution', 'procedural-major': 'warning', 'procedural-severe': 'game-loss' },
    ...{ 'tardiness-minor': 'warning', 'tardiness-major': 'game-loss', 'tardiness-severe': 'match-loss' },
    ...{ 'deck-minor': 'warning', 'deck-major': 'game-loss', 'deck-severe': 'disqualification' },
    ...{ 'pace-minor': 'warning', 'pace-severe': 'two-prizes' },
    ...{ 'unsporting-minor': 'warning', 'unsporting-major': 'match-loss', 'unsporting-severe': 'disqualification' },
    cheating: 'disqualification',
  })
  expect(penalties('pokemon', 'pokemon-gameplay-minor', 3)).toEqual(['warning', 'warning', 'warning'])
})

test('JUDG-42 the list of Yu-Gi-Oh! is that of 6 March 2023, and the same error climbs a ladder but for tardiness', () => {
  const list = listOf('yugioh')
  expect([list.since, list.repeating]).toEqual(['2023-03-06', 'same-error'])
  const [warning, game, match, out] = ['warning', 'game-loss', 'match-loss', 'disqualification']
  expect(firstOf('yugioh')).toEqual({
    ...{ 'procedural-minor': warning, 'procedural-major': game, 'procedural-strict': match },
    ...{ 'extra-cards-minor': warning, 'extra-cards-major': game },
    ...{ 'tardiness-major': game, 'tardiness-strict': match },
    ...{ 'deck-minor': warning, 'deck-major': game },
    ...{ 'marked-cards-minor': warning, 'marked-cards-major': game, 'marked-cards-strict': match },
    'slow-play': warning,
    ...{ 'unsporting-minor': warning, 'unsporting-major': game, 'unsporting-severe': out, cheating: out },
  })
  expect(penalties('yugioh', 'yugioh-slow-play', 5)).toEqual([warning, game, match, out, out])
  expect(penalties('yugioh', 'yugioh-unsporting-major', 3)).toEqual([game, match, out])
  expect(penalties('yugioh', 'yugioh-tardiness-major', 3)).toEqual([game, game, game])
})

test('JUDG-42 the list of Flesh and Blood is that of 10 June 2026, one level more from the third play and second tournament error', () => {
  const list = listOf('fleshandblood')
  expect([list.since, list.repeating]).toEqual(['2026-06-10', 'on-a-day'])
  const [warning, intellect, game, out] = ['warning', 'intellect', 'game-loss', 'disqualification']
  expect(firstOf('fleshandblood')).toEqual({
    ...{ 'game-rules': warning, 'game-state': warning, 'missed-trigger': 'caution', 'extra-cards-seen': warning },
    ...{ 'hidden-card': warning, 'shuffling-error': intellect, presenting: warning },
    ...{ tardiness: intellect, 'outside-assistance': game, 'slow-play': 'caution', decklist: intellect },
    ...{ 'card-pool': intellect, 'draft-minor': warning, 'draft-major': game, 'marked-cards': warning },
    ...{ 'insufficient-shuffling': warning, communication: warning },
    ...{ 'unsporting-minor': warning, 'unsporting-major': out, cheating: out, aggression: out, bribery: out },
    ...{ 'winner-determined': game, betting: out, theft: out, stalling: out, concession: game },
    ...{ 'rules-sharking': warning, fraud: out },
  })
  expect(penalties('fleshandblood', 'fab-missed-trigger', 4)).toEqual(['caution', 'caution', warning, warning])
  expect(penalties('fleshandblood', 'fab-shuffling-error', 3)).toEqual([intellect, intellect, game])
  expect(penalties('fleshandblood', 'fab-marked-cards', 3)).toEqual([warning, intellect, intellect])
  expect(penalties('fleshandblood', 'fab-slow-play', 4)).toEqual(['caution', warning, warning, game])
  for (const id of ['fab-game-state', 'fab-tardiness', 'fab-draft-major', 'fab-rules-sharking'])
    expect(new Set(penalties('fleshandblood', id, 4)).size).toBe(1)
})

function firstOf(game: Game) {
  return Object.fromEntries(
    listOf(game).infractions.map(({ id }) => [id.slice(id.indexOf('-') + 1), penalties(game, id, 1)[0]]),
  )
}

test('JUDG-43 a list older than a year is known to be', () => {
  const list = { ...listOf('pokemon'), since: '2026-01-01' }
  expect(isOldList(list, new Date('2026-12-31T23:00:00Z'))).toBe(false)
  expect(isOldList(list, new Date('2027-01-01T01:00:00Z'))).toBe(true)
})

test('JUDG-6 every id stands in the list of one game, once, and a list says what it is from', () => {
  const lists = GAMES.flatMap((game) => infractionsOf(game) ?? [])
  expect(lists.flatMap(({ infractions }) => infractions.map(({ id }) => id))).toEqual([...INFRACTION_IDS])
  for (const { name, since, forms, infractions } of lists) {
    expect(name).not.toBe('')
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const used = infractions.flatMap(({ usual, repeated }) => [usual, ...repeated]).flatMap((one) => one?.form ?? [])
    expect(forms).toEqual(expect.arrayContaining(used))
  }
})

test('JUDG-45 earlier ones count in the whole event, or on their day where the text says so', () => {
  const [yesterday, morning, now] = [10, 11, 11].map((day, at) => new Date(2026, 10, day, 9 + at))
  if (!yesterday || !morning || !now) throw new Error('no days')
  expect([yesterday, morning].map((at) => isCountedBefore(listOf('fleshandblood'), at, now))).toEqual([false, true])
  for (const game of ['magic', 'pokemon', 'yugioh'] as const)
    expect(isCountedBefore(listOf(game), yesterday, now)).toBe(true)
})
