import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { bracketOf, earnedSeeds } from '../kinds/bracket.ts'
import { firstChoiceIn } from '../kinds/first-choice.ts'
import { changeSettings } from '../life/change-settings.ts'
import { after, aTournamentOf, openMatches, playerId, withResults } from '../testing/a-tournament.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { recomputeRound } from './recompute-round.ts'
import { seedBySeason } from './seed-by-season.ts'
import { startCut } from './start-cut.ts'
import { startTournament } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

const bracketFromTheStart = (players: number): Tournament => {
  const tournament = aTournamentOf(players, { capacity: players })
  return after(tournament, changeSettings(tournament, { structure: 'elimination' }))
}
const seedsOf = (tournament: Tournament) => bracketOf(tournament)?.seeds ?? []
const last = (tournament: Tournament, index: number) => tournament.players.at(-1 - index)?.id ?? playerId('nobody')

test('YEAR-45 A bracket from the start has the seeds of the season; equal places and all others follow by the draw, and anybody computes it again', () => {
  const waiting = bracketFromTheStart(8)
  const [best, second, alsoSecond] = [0, 1, 2].map((index) => last(waiting, index))
  if (!best || !second || !alsoSecond) throw new Error('Nobody')
  const places = [
    { playerId: second, place: 2 },
    { playerId: best, place: 1 },
    { playerId: alsoSecond, place: 2 },
  ]
  const seeded = after(waiting, seedBySeason(waiting, places))
  const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const begun = after(seeded, startTournament(seeded, seed))
    expect(recomputeRound(begun, 1)?.others).toBe(0)
    return seedsOf(begun)
  })
  for (const seeds of orders) {
    expect(seeds[0]).toBe(best)
    expect(new Set(seeds.slice(1, 3))).toEqual(new Set([second, alsoSecond]))
    expect(new Set(seeds)).toEqual(new Set(waiting.players.map(({ id }) => id)))
  }
  expect(new Set(orders.map((seeds) => seeds[1])).size).toBe(2)
  expect(new Set(orders.map((seeds) => seeds.slice(3).join())).size).toBeGreaterThan(1)
  const begun = after(seeded, startTournament(seeded, 'a'))
  const bracket = bracketOf(begun)
  expect(bracket && earnedSeeds(begun, bracket).get(best)).toBe(1)
  const [match] = openMatches(begun)
  if (!match) throw new Error('No match')
  expect(whyPaired(begun, match, best)).toMatchObject([{ kind: 'bracket', seed: 1 }])
})

test('YEAR-45 A cut after rounds takes who is in it from the standings, and their seeds from the season', () => {
  const played = withResults(playedTournament({ players: 12, rounds: 3, seed: 'season' }))
  const wish = { wish: { by: 'size', size: 4 }, afterRound: 3, seed: 'cut' } as const
  const byStandings = seedsOf(after(played, startCut(played, wish)))
  const places = byStandings.slice(2).map((id, index) => ({ playerId: id, place: index + 1 }))
  const seeded = after(played, seedBySeason(played, places))
  const begun = after(seeded, startCut(seeded, wish))
  expect(seedsOf(begun)).toEqual([...byStandings.slice(2), ...byStandings.slice(0, 2)])
  expect(recomputeRound(begun, 4)?.others).toBe(0)
  const [match] = openMatches(begun)
  expect(match && firstChoiceIn(begun, match)).toBeNull()
})

test('YEAR-46 The seeds are taken back until the bracket begins, and again once its first round is undone', () => {
  const waiting = bracketFromTheStart(4)
  const places = [{ playerId: last(waiting, 0), place: 1 }]
  const seeded = after(waiting, seedBySeason(waiting, places))
  expect(after(seeded, seedBySeason(seeded, [])).seasonSeeds).toEqual([])
  const begun = after(seeded, startTournament(seeded, 'a'))
  expect(seedBySeason(begun, [])).toEqual(refuse('field_drawn'))
  const undone = after(begun, undoRound(begun, 1))
  expect(after(undone, seedBySeason(undone, [])).seasonSeeds).toEqual([])
})

test('YEAR-46 Nobody is seeded twice, no stranger, and only for a bracket', () => {
  const waiting = bracketFromTheStart(4)
  const one = { playerId: last(waiting, 0), place: 1 }
  expect(seedBySeason(waiting, [one, one])).toEqual(refuse('player_not_found'))
  expect(seedBySeason(waiting, [{ ...one, playerId: playerId('stranger') }])).toEqual(refuse('player_not_found'))
  const circle = aTournamentOf(4, { capacity: 4 })
  const league = after(circle, changeSettings(circle, { structure: 'round-robin' }))
  expect(seedBySeason(league, [{ ...one, playerId: last(league, 0) }])).toEqual(refuse('season_seeds_need_bracket'))
})
