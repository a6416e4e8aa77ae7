import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { portableTournament } from '../files/portable-tournament.ts'
import { bracketOf, earnedSeeds } from '../kinds/bracket.ts'
import { finalStandings } from '../kinds/phase.ts'
import { isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import { findRulePack } from '../rule-packs/rule-packs.ts'
import { after, aTournamentOf, openMatches, twoNil, withResults } from '../testing/a-tournament.ts'
import type { PlayerId, Tournament, TournamentCode, TournamentId } from '../tournament.ts'
import { playOffPlayers } from './cut-field.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { startCut } from './start-cut.ts'
import { startNextRound, startTournament } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

/** p1 beats p2 beats p3 beats p1, and all others lose: the first named is higher in the circle. */
function wins(one: PlayerId, other: PlayerId): boolean {
  const [first, second] = [one, other].map((id) => Number(id.slice(1)))
  if (first === undefined || second === undefined) return false
  if (first > 3 || second > 3) return first < second
  return (second - first + 3) % 3 === 1
}

function played(tournament: Tournament): Tournament {
  return openMatches(tournament).reduce((state, match) => {
    const [one, other] = pairOf(match)
    const score = wins(one, other) ? twoNil : { wins1: 0, wins2: 2, draws: 0 }
    return after(state, setScore(state, { matchId: match.id, score }))
  }, tournament)
}

const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
const playOff = (tournament: Tournament, afterRound = tournament.rounds.length) =>
  startCut(tournament, { wish: { by: 'first-place' }, afterRound, seed: 'play-off' })

function circle(players: number, rules = aTournamentOf(2).rules): Tournament {
  const waiting = { ...aTournamentOf(players), rules }
  const chosen = after(waiting, changeSettings(waiting, { structure: 'round-robin' }))
  let tournament = played(after(chosen, startTournament(chosen, 'first')))
  while (tournament.rounds.length < players - 1 + (players % 2)) tournament = played(next(tournament))
  return tournament
}

const ranked = (tournament: Tournament) =>
  (finalStandings(after(tournament, finishTournament(tournament))) ?? []).map(({ rank, playerId }) => [rank, playerId])

test('STAK-9 who shares the first place of a round robin plays for it, the others keep their places', () => {
  const level = circle(5)
  expect([...playOffPlayers(level)].sort()).toEqual(['p1', 'p2', 'p3'])
  expect(ranked(level).map(([rank]) => rank)).toEqual([1, 1, 1, 4, 5])
  const semi = after(level, playOff(level))
  expect(matchesOfRound(semi, 6).flatMap(seatsOf).sort()).toEqual(['p1', 'p2', 'p3'])
  expect(playOffPlayers(semi)).toEqual([])
  expect(playOff(semi, 5)).toEqual({ accepted: true, value: [] })
  const final = played(next(played(semi)))
  expect(ranked(final).map(([rank]) => rank)).toEqual([1, 2, 3, 4, 5])
  const winner = bracketOf(final)?.rounds.at(-1)?.nodes[0]?.winner
  expect(ranked(final)[0]).toEqual([1, winner])
  expect(ranked(final).slice(3)).toEqual([
    [4, 'p4'],
    [5, 'p5'],
  ])
})

test('NONE-2 the seed of a play-off draws who sits where: nobody has earned a seed, and anybody may draw again', () => {
  const level = circle(3)
  const semi = after(level, playOff(level))
  const bracket = bracketOf(semi)
  expect(bracket && earnedSeeds(semi, bracket)).toEqual(new Map())
  expect(recomputeRound(semi, 4)?.others).toBe(0)
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const falsified = semi.rounds.map((round) => (round.number === 4 ? { ...round, seed } : round))
    return recomputeRound({ ...semi, rounds: falsified }, 4)?.others
  })
  expect(Math.max(...others.map(Number))).toBeGreaterThan(0)
  const match = matchesOfRound(semi, 4).find(isMeeting)
  const [player] = match ? seatsOf(match) : []
  expect(match && player && whyPaired(semi, match, player)).toEqual([{ kind: 'drawn_bracket', because: 'drawn' }])
})

test('STAK-9 a play-off is undone with its first round, until there is a result', () => {
  const level = circle(3)
  const semi = after(level, playOff(level))
  const undone = after(semi, undoRound(semi, 4))
  expect(undone.stages).toEqual(level.stages)
  expect([...playOffPlayers(undone)].sort()).toEqual(['p1', 'p2', 'p3'])
})

test('STAK-9 a play-off needs a round robin that is over, and a first place that is shared', () => {
  const swiss = withResults(after(aTournamentOf(4), startTournament(aTournamentOf(4), 'first')))
  expect(playOff(swiss)).toEqual(refuse('play_off_needs_round_robin'))
  const early = circle(5)
  const before = { ...early, rounds: early.rounds.slice(0, 4), phase: { kind: 'running', round: 4 } as const }
  expect(playOff(before)).toEqual(refuse('play_off_early'))
  const [first] = circle(4).players
  const decided = withResults(circle(4))
  const left = after(decided, removePlayer(decided, first?.id ?? ('?' as PlayerId)))
  expect([...playOffPlayers(left)].sort()).toEqual(['p2', 'p3'])
  const alone = left.players.slice(1, 2).reduce((state, { id }) => after(state, removePlayer(state, id)), left)
  expect(playOffPlayers(alone)).toEqual([])
  expect(playOff(alone)).toEqual(refuse('play_off_needless'))
  const earlier = circle(3, findRulePack('magic-2026-02-27'))
  expect(playOff(earlier)).toEqual(refuse('play_off_needs_round_robin'))
})

test('STAK-12 a play-off is saved and read again', () => {
  const level = circle(4)
  const final = played(next(played(after(level, playOff(level)))))
  const elsewhere = { id: 't2' as TournamentId, code: 'BCDEFG' as TournamentCode, organizer: final.organizer }
  const read = importTournament(portableTournament(final), elsewhere)
  if (!read.accepted) throw new Error(read.refusal.code)
  const again = evolveAll(createdTournament(read.value.created), read.value.settled)
  expect(again.stages).toEqual(final.stages)
  expect(ranked(again)).toEqual(ranked(final))
})
