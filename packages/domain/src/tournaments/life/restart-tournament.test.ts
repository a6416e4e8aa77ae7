import { expect, test } from 'vitest'
import { currentClock } from '../clock/round-clock.ts'
import { startClock } from '../clock/start-clock.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { placed } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import { allowOwnNames } from '../players/allow-own-names.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setResult } from '../results/set-score.ts'
import { planCut } from '../rounds/plan-cut.ts'
import { planRounds } from '../rounds/plan-rounds.ts'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  aTournamentOf,
  playerId,
  started,
  withAnonymous,
  withResults,
} from '../testing/a-tournament.ts'
import type { Tournament, TournamentCode, TournamentId } from '../tournament.ts'
import { changeSettings } from './change-settings.ts'
import { finishTournament } from './finish-tournament.ts'
import { type Restart, restartTournament } from './restart-tournament.ts'

const NEXT = { id: 't2' as TournamentId, code: 'QFHK9Z' as TournamentCode, lot: 'other', isThere: false }
const ids = ({ players }: Tournament) => players.map((_, index) => playerId(`n${index + 1}`))

function played(): Tournament {
  const planned = aTournamentOf(4)
  const allowed = after(planned, allowOwnNames(planned, true))
  const withCut = after(allowed, planCut(allowed, 4))
  const running = withResults(started(after(withCut, planRounds(withCut, { rounds: 1, reason: null }))))
  return after(running, finishTournament(running))
}

function nextOf(tournament: Tournament, restart: Partial<Restart> = {}) {
  const outcome = restartTournament(tournament, { ...NEXT, newPlayerIds: ids(tournament), ...restart })
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  if (!outcome.value) return null
  const { created, settled, before, kept } = outcome.value
  return { next: evolveAll(createdTournament(created), settled), before: evolveAll(tournament, before), kept }
}

test('STAK-16 a finished tournament begins again with its settings and its players, and says where', () => {
  const tournament = played()
  const { next, before, kept } = nextOf(tournament) ?? {}
  expect(next).toMatchObject({ code: 'QFHK9Z', name: tournament.name, capacity: 8, phase: { kind: 'waiting' } })
  expect(next?.stages).toEqual([{ kind: 'swiss', plannedRounds: 1 }])
  expect(next?.allowsOwnNames).toBe(true)
  expect(next?.plannedCut).toBe(4)
  expect(next?.organizer).toBe(tournament.organizer)
  expect(next?.rules).toBe(tournament.rules)
  expect(next?.lot).not.toBe(tournament.lot)
  expect(next?.players.map(({ name, publicId }) => [name, publicId])).toEqual(
    tournament.players.map(({ name, publicId }) => [name, publicId]),
  )
  expect(kept?.[0]).toEqual(['p1', 'n1'])
  expect(before?.restartedAs).toBe('QFHK9Z')
  expect(before?.phase).toEqual(tournament.phase)
})

test('STAK-5 a tournament that begins again has no clock, whatever became of the one before', () => {
  const running = started(aTournamentOf(4))
  const clocked = withResults(after(running, startClock(running, { round: 1, now: new Date() })))
  expect(currentClock(clocked)).not.toBeNull()
  const { next, before } = nextOf(after(clocked, finishTournament(clocked))) ?? {}
  expect(before?.rounds.map(({ clock }) => clock)).toEqual([null])
  const again = started(next ?? clocked)
  expect(again.rounds.map(({ clock }) => clock)).toEqual([null])
})

test('STAK-5 STAK-16 what was planned for the clocks is planned again', () => {
  const tournament = played()
  const plan = { minutes: 35, startsWithRound: true }
  expect(nextOf({ ...tournament, clockPlan: plan })?.next.clockPlan).toEqual(plan)
})

test('STAK-8 STAK-16 tables are numbered as before, and whoever is kept keeps their table', () => {
  const tournament = played()
  const fixed = ['p2', 'gone'].map((id, index) => ({ playerId: playerId(id), table: 7 + index }))
  const tablePlan = { prefix: 'B', first: 3, leftOut: [5], fixed, order: 'random' as const }
  const { next } = nextOf({ ...tournament, tablePlan }) ?? {}
  expect(next?.tablePlan).toEqual({ ...tablePlan, fixed: [{ playerId: 'n2', table: 7 }] })
})

test('STAK-16 whoever had left is not there again; without players the list is empty', () => {
  const running = withResults(started(withAnonymous(aTournamentOf(4), 'Zoé')))
  const without = after(running, removePlayer(running, playerId('p2')))
  const tournament = after(without, finishTournament(without))
  expect(nextOf(tournament)?.next.players.map(({ name }) => name)).toEqual(['Joueur 1', 'Joueur 3', 'Joueur 4', 'Zoé'])
  expect(nextOf(tournament, { newPlayerIds: null })?.next.players).toEqual([])
})

test('STAK-16 a password stays asked for', () => {
  expect(nextOf({ ...played(), hasPassword: true })?.next.hasPassword).toBe(true)
  expect(nextOf(played())?.next.hasPassword).toBe(false)
})

test('STAK-16 twice is once, as long as the new one is there', () => {
  const again = { ...played(), restartedAs: NEXT.code }
  expect(nextOf(again, { isThere: true })).toBeNull()
  expect(nextOf(again, { code: 'ZZZZZ2' as TournamentCode })?.before.restartedAs).toBe('ZZZZZ2')
})

test('STAK-16 what is not finished goes on instead, and an event is announced anew', () => {
  const restart = { ...NEXT, newPlayerIds: null }
  const refusal = (tournament: Tournament) => restartTournament(tournament, restart)
  expect(refusal(started(aTournamentOf(2)))).toMatchObject({ refusal: { code: 'tournament_not_finished' } })
  const event = anEmptyTournament({ announcement: anAnnouncement })
  expect(refusal(event)).toMatchObject({ refusal: { code: 'wrong_tournament_type' } })
})

test('PODS-17 STAK-16 tables of four begin again as they were drawn', () => {
  const waiting = aTournamentOf(8)
  const chosen = after(
    waiting,
    changeSettings(waiting, { structure: 'pods', pods: { remainder: 'byes', pointsFirst: true } }),
  )
  const running = started(chosen)
  const told = running.matches
    .filter((match) => isPlayed(match))
    .reduce((state, { id }) => after(state, setResult(state, { matchId: id, result: placed({ winner: 0 }) })), running)
  const over = after(told, finishTournament(told))
  expect(nextOf(over)?.next.stages).toEqual(chosen.stages)
})
