import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { currentRound, isWaiting } from '../kinds/phase.ts'
import { pairOf, seatsOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { addPlayer } from '../players/add-player.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { matchPoints } from '../results/match-points.ts'
import { scoreChoices } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { submitScore } from '../results/submit-score.ts'
import { activePlayers, matchesOfRound } from '../rounds/round-progress.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { undoRound } from '../rounds/undo-round.ts'
import { anEmptyTournament, openMatches, playerId } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'

/** Anything people may do, wise or not; `at` picks a player, match or score. */
const deed = fc.record({
  kind: fc.constantFrom('add', 'remove', 'restore', 'report', 'decide', 'results', 'next', 'undo', 'finish'),
  at: fc.nat({ max: 1000 }),
})
type Deed = { readonly kind: string; readonly at: number }

function act(tournament: WholeTournament, { kind, at }: Deed, step: number) {
  const player = tournament.players[at % Math.max(1, tournament.players.length)]?.id ?? playerId('nobody')
  const open = openMatches(tournament)
  const match = open[at % Math.max(1, open.length)]
  const choices = scoreChoices(tournament.rules.scoresAllowed)
  const score = choices[at % choices.length] ?? { wins1: 2, wins2: 0, draws: 0 }
  const seed = `seed ${step}`
  switch (kind) {
    case 'add':
      return addPlayer(tournament, { name: `Joueur ${step}`, newPlayerId: playerId(`p${step}`) })
    case 'remove':
      return removePlayer(tournament, player)
    case 'restore':
      return restorePlayer(tournament, player)
    case 'report':
      return (
        match &&
        submitScore(tournament, { matchId: match.id, by: pairOf(match)[at % 2 ? 1 : 0], score, contest: false })
      )
    case 'decide':
      return match && setScore(tournament, { matchId: match.id, score })
    case 'next':
      return isWaiting(tournament)
        ? startTournament(tournament, seed)
        : startNextRound(tournament, { seed, wished: null })
    case 'undo':
      return undoRound(tournament, currentRound(tournament))
    case 'finish':
      return at % 20 === 0 ? finishTournament(tournament) : undefined
    default:
      return undefined
  }
}

function enterResults(tournament: WholeTournament): WholeTournament {
  return openMatches(tournament).reduce((state, { id, state: { kind } }) => {
    const outcome =
      kind === 'terminated' ? undefined : setScore(state, { matchId: id, score: { wins1: 2, wins2: 1, draws: 0 } })
    return outcome?.accepted ? evolveAll(state, outcome.value) : state
  }, tournament)
}

function play(deeds: readonly Deed[]): WholeTournament {
  let tournament = anEmptyTournament({ capacity: 24 })
  for (let step = 1; step <= 5; step++) {
    const outcome = act(tournament, { kind: 'add', at: 0 }, -step)
    if (outcome?.accepted) tournament = evolveAll(tournament, outcome.value)
  }
  for (const [step, next] of deeds.entries()) {
    if (next.kind === 'results') tournament = enterResults(tournament)
    const outcome = act(tournament, next, step)
    if (!outcome?.accepted) continue
    const changes: Change[] = JSON.parse(JSON.stringify(outcome.value))
    expect(changes).toEqual(outcome.value)
    if (changes.some(({ kind }) => kind === 'round_paired')) checkPairing(tournament, evolveAll(tournament, changes))
    tournament = evolveAll(tournament, changes)
    checkState(tournament)
  }
  return tournament
}

function checkPairing(before: WholeTournament, after: WholeTournament): void {
  const round = currentRound(after)
  const matches = matchesOfRound(after, round)
  const seated = matches.flatMap(seatsOf).sort()
  expect(seated).toEqual(
    activePlayers(before, round)
      .map(({ id }) => id)
      .sort(),
  )
  expect(matches.filter(({ kind }) => kind === 'bye')).toHaveLength(seated.length % 2)
}

function checkState(tournament: WholeTournament): void {
  const ids = tournament.matches.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(tournament.rounds.map(({ number }) => number)).toEqual(tournament.rounds.map((_, index) => index + 1))
  expect(currentRound(tournament)).toBe(tournament.rounds.length)
  const known = new Set(tournament.players.map(({ id }) => id))
  for (const match of tournament.matches) {
    for (const player of seatsOf(match)) expect(known.has(player)).toBe(true)
  }
  for (const { number } of tournament.rounds) {
    const matches = matchesOfRound(tournament, number)
    const seats = matches.flatMap(seatsOf)
    expect(new Set(seats).size).toBe(seats.length)
    const tables = matches.flatMap((match) => (match.kind === 'played' ? [match.table] : []))
    expect(new Set(tables).size).toBe(tables.length)
  }
}

test('whatever people do in whatever order, every round seats everybody once and the state stays whole', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      play(deeds)
    }),
    { numRuns: 150 },
  )
})

test('RANK-1 the final ranking holds every player once, with the points of the results that stand', () => {
  let finished = 0
  fc.assert(
    fc.property(fc.array(deed, { minLength: 20, maxLength: 60 }), (deeds) => {
      const results = enterResults(play(deeds.filter(({ kind }) => kind !== 'finish')))
      const outcome = finishTournament(results)
      if (!outcome.accepted) return
      finished++
      const { phase } = evolveAll(results, outcome.value)
      const standings = phase.kind === 'finished' ? phase.standings : []
      expect(standings.map(({ playerId: id }) => id).sort()).toEqual(results.players.map(({ id }) => id).sort())
      expect(standings.map(({ rank }) => rank)).toEqual(standings.map((_, index) => index + 1))
      const points = matchPoints(results)
      for (const row of standings) expect(row.points).toBe(points.get(row.playerId))
    }),
    { numRuns: 100 },
  )
  expect(finished).toBeGreaterThan(20)
})
