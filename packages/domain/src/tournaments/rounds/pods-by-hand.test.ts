import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { placed } from '../kinds/result.ts'
import { isBye, isPlayed, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { addPlayer } from '../players/add-player.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setResult } from '../results/set-score.ts'
import { after, aTournamentOf, playerId } from '../testing/a-tournament.ts'
import type { PlayerId, Side, Tournament } from '../tournament.ts'
import { type HandPairing, pairingOf } from './hand-pairing.ts'
import { pairingWarnings } from './pairing-warnings.ts'
import { proposedPods } from './proposed-pods.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { seenRound } from './seen-round.ts'
import { setPairings } from './set-pairings.ts'
import { startNextRound, startTournament } from './start-round.ts'

function pods(players: number): Tournament {
  const waiting = aTournamentOf(players, { capacity: players + 2 })
  const chosen = after(waiting, changeSettings(waiting, { structure: 'pods' }))
  return after(chosen, startTournament(chosen, 'seed'))
}

const tables = (tournament: Tournament, round = 1) =>
  matchesOfRound(tournament, round).filter((match) => isPlayed(match))
const table = (ids: readonly PlayerId[]): HandPairing => ({ kind: 'played', sides: ids.map((id): Side => [id]) })
const sizes = (pairings: readonly HandPairing[]) => pairings.map((pairing) => seatsOf(pairing).length).toSorted()

test('PODS-19 two change places between tables of four: both are new, the third stays with its number and its result', () => {
  let tournament = pods(12)
  const [one, two, three] = tables(tournament)
  if (!one || !two || !three) throw new Error('three tables are needed')
  tournament = after(tournament, setResult(tournament, { matchId: three.id, result: placed({ winner: 1 }) }))
  const [a, b] = [seatsOf(one), seatsOf(two)]
  const [first, second] = [a[0] ?? playerId(''), b[0] ?? playerId('')]
  const pairings = [table(a.with(0, second)), table(b.with(0, first)), pairingOf(three)]
  const from = seenRound(tournament, 1)
  const changed = after(tournament, setPairings(tournament, { round: 1, pairings, from }))
  const now = tables(changed)
  expect(now.find(({ id }) => id === three.id)).toEqual(tables(tournament)[2])
  expect(now.map((match) => match.table).toSorted()).toEqual([1, 2, 3])
  expect(now.filter((match) => seatsOf(match)[0] === second || seatsOf(match)[0] === first)).toHaveLength(2)
  expect(recomputeRound(changed, 1, { seed: 'seed', tables: tables(tournament).map(seatsOf) })).toMatchObject({
    ...{ others: 0, byHand: 2 },
  })
})

test('PODS-19 a result that was seen may be erased with its table, another one since is never undone', () => {
  let tournament = pods(8)
  const [one, two] = tables(tournament)
  if (!one || !two) throw new Error('two tables are needed')
  const wish = (seen: Tournament) => {
    const [a, b] = [seatsOf(one), seatsOf(two)]
    const pairings = [table([...a.slice(1), ...b.slice(0, 1)]), table([...b.slice(1), ...a.slice(0, 1)])]
    return { round: 1, pairings, from: seenRound(seen, 1) }
  }
  tournament = after(tournament, setResult(tournament, { matchId: one.id, result: placed({ drawn: [0, 2] }) }))
  const seen = tournament
  expect(setPairings(tournament, wish(seen)).accepted).toBe(true)
  expect(pairingWarnings(tournament, wish(seen))).toContainEqual({
    ...{ kind: 'result_lost', matchId: one.id, players: seatsOf(one) },
  })
  tournament = after(tournament, setResult(tournament, { matchId: one.id, result: placed({ drawn: [0, 1] }) }))
  expect(setPairings(tournament, wish(seen))).toEqual(refuse('round_moved_on'))
})

test('PODS-19 a warning names each two who met before and now sit together, and none who already do', () => {
  let tournament = pods(12)
  for (const match of tables(tournament)) {
    tournament = after(tournament, setResult(tournament, { matchId: match.id, result: placed({ winner: 0 }) }))
  }
  const met = tables(tournament).map(seatsOf)
  tournament = after(tournament, startNextRound(tournament, { wished: null, seed: 'next' }))
  const [first = []] = met
  const rest = tournament.players.map(({ id }) => id).filter((id) => !first.includes(id))
  const pairings = [table(first), table(rest.slice(0, 4)), table(rest.slice(4))]
  const together = tables(tournament, 2).map(seatsOf)
  const fresh = first.flatMap((one, place) =>
    first.slice(place + 1).filter((other) => !together.some((seats) => seats.includes(one) && seats.includes(other))),
  )
  const warned = pairingWarnings(tournament, { round: 2, pairings }).flatMap((each) =>
    each.kind === 'rematch' && each.players.every((id) => first.includes(id)) ? [each.round] : [],
  )
  expect(warned).toEqual(fresh.map(() => 1))
  expect(warned.length).toBeGreaterThan(0)
})

test('PODS-20 two who are left at a table of four are seated elsewhere, and no table is smaller than three', () => {
  let tournament = pods(12)
  expect(proposedPods(tournament)).toBeNull()
  const [one] = tables(tournament)
  const [gone, too] = one ? seatsOf(one) : []
  for (const id of [gone, too]) tournament = after(tournament, removePlayer(tournament, id ?? playerId('')))
  const proposed = proposedPods(tournament) ?? []
  expect(sizes(proposed)).toEqual([3, 3, 4])
  expect(proposed.flatMap(seatsOf).toSorted()).toEqual(
    tournament.players
      .filter(({ droppedAfter }) => droppedAfter === null)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(setPairings(tournament, { round: 1, pairings: proposed }).accepted).toBe(true)
})

test('PODS-20 a latecomer is proposed the seat that moves nobody, and whoever had the bye stays if nothing else fits', () => {
  let tournament = pods(7)
  tournament = after(tournament, addPlayer(tournament, { name: 'Tard', newPlayerId: playerId('late') }))
  const proposed = proposedPods(tournament) ?? []
  expect(sizes(proposed)).toEqual([4, 4])
  const untouched = tables(tournament).find((match) => seatsOf(match).length === 4)
  expect(proposed).toContainEqual(untouched && pairingOf(untouched))
  const swiss = aTournamentOf(8)
  expect(proposedPods(after(swiss, startTournament(swiss, 'seed')))).toBeNull()
  expect(tournament.matches.filter(isBye)).toEqual([])
  expect(changeSettings(tournament, {})).toEqual(accept([]))
})
