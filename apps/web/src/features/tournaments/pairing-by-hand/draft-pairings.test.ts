import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import {
  after,
  aTournamentOf,
  playerId,
  started,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { linesOf, pairingsOf, type Step, tablesWished } from './arranged-lines.ts'
import { draftAfter, draftOf, isSameDraft, standingOf, tablesOf, unpairedPlayers } from './draft-pairings.ts'

test('STAK-1 whoever has no seat is listed, late entries too, dropped players not', () => {
  const first = withResults(started(aTournamentOf(4)))
  const late = withAnonymous(first, 'Tardif')
  const draft = draftAfter(standingOf(late, 1), [{ kind: 'unseat', player: playerId('p1') }])
  const [, opponent] = [
    playerId('p1'),
    first.matches.flatMap((match) =>
      match.kind === 'played' && pairOf(match).includes(playerId('p1'))
        ? pairOf(match).filter((id) => id !== 'p1')
        : [],
    )[0],
  ]
  expect(new Set(unpairedPlayers(late, draft, 1))).toEqual(
    new Set([playerId('p1'), opponent, playerId('anonymous-Tardif')]),
  )
})

test('STAK-1 a pairing that stays keeps its table, whatever the order of chairs', () => {
  const tournament = started(aTournamentOf(6))
  const draft = draftOf(tournament, 1)
  const [first, second, third] = draft
  if (first?.kind !== 'played' || second?.kind !== 'played' || third?.kind !== 'played') return expect.unreachable()
  const swap = (...players: Extract<Step, { kind: 'swap' }>['players']): Step => ({ kind: 'swap', players })
  const standing = standingOf(tournament, 1)
  const swapped = draftAfter(standing, [swap(pairOf(first)[0], pairOf(second)[0])])
  const tables = tablesOf(tournament, { round: 1, pairings: swapped })
  expect(tables.get(`played ${[...pairOf(third)].sort().join(' ')}`)).toBe(3)
  expect([...tables.values()].sort()).toEqual([1, 2, 3])
  expect(isSameDraft(draftAfter(standing, [swap(...pairOf(first))]), draft)).toBe(true)
  expect(isSameDraft(swapped, draft)).toBe(false)
})

test('STAK-1 the rules of play seat a new pairing at the number that its line shows', () => {
  const tournament = started(aTournamentOf(16))
  const at = (table: number) => {
    const found = tournament.matches.find((match) => match.kind === 'played' && match.table === table)
    if (found?.kind !== 'played') throw new Error(`nobody sits at table ${table}`)
    return pairOf(found)
  }
  const lines = linesOf(standingOf(tournament, 1), [
    { kind: 'swap', players: [at(3)[0], at(8)[1]] },
    { kind: 'unseat', player: at(5)[0] },
  ])
  const tables = tablesOf(tournament, { round: 1, pairings: pairingsOf(lines), tables: tablesWished(lines) })
  const numberOf = (one: string, two: string) => tables.get(`played ${[one, two].sort().join(' ')}`)
  expect(numberOf(at(8)[1], at(3)[1])).toBe(3)
  expect(numberOf(at(8)[0], at(3)[0])).toBe(8)
  expect([...tablesWished(lines).keys()]).not.toContain(seatKey({ kind: 'played', players: at(5) }))
})

test('STAK-1 the draft begins with the round as it is', () => {
  const tournament = after(withResults(started(aTournamentOf(4))), { accepted: true, value: [] })
  const next = after(tournament, startNextRound(tournament, { seed: 'x', wished: null }))
  expect(draftOf(next, 2)).toHaveLength(2)
})
