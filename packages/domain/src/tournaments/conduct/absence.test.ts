import { expect, test } from 'vitest'
import type { Outcome } from '../../outcome.ts'
import { isOver } from '../kinds/match-result.ts'
import { pairOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { hasLeft } from '../players/departure.ts'
import { mayReturn, returnToTournament } from '../players/return-to-tournament.ts'
import { setScore } from '../results/set-score.ts'
import { activePlayers } from '../rounds/round-progress.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import { POKEMON } from '../rule-packs/pokemon.ts'
import { ruleDifferences } from '../rule-packs/rule-differences.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { after, aTournamentOf, firstOpenMatch, openMatches, started, twoNil } from '../testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { dropsAbsent, isOutForAbsence } from './absence.ts'
import { givePenalty } from './give-penalty.ts'
import type { PenaltyId } from './penalty.ts'
import { takeBackPenalty } from './take-back-penalty.ts'

const MISSED = 'missed' as PenaltyId

function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}

function missing(tournament: WholeTournament, playerId: PlayerId, id = MISSED): WholeTournament {
  return after(tournament, givePenalty(tournament, { id, penalty: 'no-show', playerId, by: 'scorekeeper' }))
}

function othersPlayed(tournament: WholeTournament): WholeTournament {
  const open = openMatches(tournament).filter((match) => !isOver(match))
  return open.reduce((state, { id }) => after(state, setScore(state, { matchId: id, score: twoNil })), tournament)
}

function asking(pack: RulePack): RulePack {
  return accepted(customiseRules(pack, { noShow: 'asks' }))
}

const playerIn = (tournament: WholeTournament, id: PlayerId) => {
  const player = tournament.players.find((one) => one.id === id)
  if (!player) throw new Error('no such player')
  return player
}

test('JUDG-40 who misses a match of Magic is out at once, both if neither came, and no round pairs them', () => {
  const at = started(aTournamentOf(6))
  const [one, other] = pairOf(firstOpenMatch(at))
  const first = missing(at, one)
  expect(isOutForAbsence(first, playerIn(first, one))).toBe(true)
  const both = missing(first, other, 'other' as PenaltyId)
  expect([one, other].map((id) => hasLeft(both, id))).toEqual([true, true])
  const scored = othersPlayed(both)
  const next = after(scored, startNextRound(scored, { wished: null, seed: 'two' }))
  expect(activePlayers(next, 2).map(({ id }) => id)).not.toContain(one)
  expect(activePlayers(next, 2)).toHaveLength(4)
})

test('JUDG-41 they report themselves until the next round is paired, and no longer', () => {
  const at = started(aTournamentOf(4))
  const [one] = pairOf(firstOpenMatch(at))
  const out = missing(at, one)
  const asked = { playerId: one, hasLeftAlone: false }
  const back = after(out, returnToTournament(out, asked))
  expect(hasLeft(back, one)).toBe(false)
  expect(isOutForAbsence(back, playerIn(back, one))).toBe(false)
  // The match stays lost.
  expect(back.penalties).toHaveLength(1)
  const scored = othersPlayed(out)
  const next = after(scored, startNextRound(scored, { wished: null, seed: 'two' }))
  expect(mayReturn(next, playerIn(next, one))).toBe(false)
  expect(returnToTournament(next, asked)).toMatchObject({ refusal: { code: 'return_needs_organizer' } })
})

test('JUDG-41 who was dropped by the staff otherwise still asks the organizer', () => {
  const at = started(aTournamentOf(4))
  const [one] = pairOf(firstOpenMatch(at))
  const dropped = after(at, {
    accepted: true,
    value: [{ kind: 'player_dropped', playerId: one, afterRound: 1, by: 'staff' }],
  })
  expect(mayReturn(dropped, playerIn(dropped, one))).toBe(false)
})

test('JUDG-40 an absence that is taken back gives the seat back with the match', () => {
  const at = started(aTournamentOf(4))
  const [one] = pairOf(firstOpenMatch(at))
  const out = missing(at, one)
  const kept = { id: MISSED, kind: 'no-show', playerId: one, round: 1 } as const
  const undone = after(out, takeBackPenalty(out, { kept, before: { kind: 'pending' }, by: 'scorekeeper' }))
  expect(undone.players).toEqual(at.players)
  expect(undone.matches).toEqual(at.matches)
})

test('JUDG-40 the pack decides, may be varied, and never empties a bracket or a circle', () => {
  expect(dropsAbsent(started(aTournamentOf(4)))).toBe(true)
  expect(dropsAbsent({ ...started(aTournamentOf(4)), rules: POKEMON })).toBe(false)
  expect(dropsAbsent({ ...started(aTournamentOf(4)), rules: asking(MAGIC) })).toBe(false)
  expect(ruleDifferences(asking(MAGIC))).toEqual([{ rule: 'noShow', drops: false }])
  expect(asking(POKEMON)).toBe(POKEMON)
  for (const structure of ['elimination', 'round-robin'] as const) {
    const waiting = aTournamentOf(4)
    const drawn = started(after(waiting, changeSettings(waiting, { structure })))
    expect(dropsAbsent(drawn)).toBe(false)
  }
})
