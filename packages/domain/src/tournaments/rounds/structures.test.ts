import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { bracketOf, placesIn } from '../kinds/bracket.ts'
import { bracketRounds } from '../kinds/bracket-seats.ts'
import { finalStandings, isWaiting } from '../kinds/phase.ts'
import { roundRobinPairs, roundRobinRounds } from '../kinds/round-robin.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { enteredIn, roundsToPlay, structureOf } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { restartTournament } from '../life/restart-tournament.ts'
import { addPlayer } from '../players/add-player.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { seatLatePlayer } from '../players/seat-late-player.ts'
import { matchPoints } from '../results/match-points.ts'
import { setScore } from '../results/set-score.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, oneAll, openMatches, playerId, twoNil, withResults } from '../testing/a-tournament.ts'
import type { PlayerId, Structure, Tournament, TournamentCode, TournamentId } from '../tournament.ts'
import { cutOutlooks } from './cut-outlook.ts'
import { planRounds } from './plan-rounds.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { setPairings } from './set-pairings.ts'
import { startCut } from './start-cut.ts'
import { startNextRound, startTournament } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

function chosen(structure: Structure, players: number): Tournament {
  const tournament = aTournamentOf(players, { capacity: Math.max(2, players) })
  return after(tournament, changeSettings(tournament, { structure }))
}

const begun = (structure: Structure, players: number, seed = 'first') => {
  const waiting = chosen(structure, players)
  return after(waiting, startTournament(waiting, seed))
}
const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
const ended = (tournament: Tournament) => after(tournament, finishTournament(tournament))
const ranks = (tournament: Tournament) => (finalStandings(tournament) ?? []).map(({ rank }) => rank)
const meetings = ({ matches }: Tournament) =>
  matches.filter(isMeeting).map((match) => [...seatsOf(match)].sort().join(' '))

function scoredByChance(tournament: Tournament, random: () => number): Tournament {
  let now = tournament
  for (const { id } of openMatches(now)) {
    const score = random() < 0.5 ? twoNil : { wins1: 1, wins2: 2, draws: 0 }
    const drawn = random() < 0.1 ? setScore(now, { matchId: id, score: oneAll }) : null
    now = after(now, drawn?.accepted ? drawn : setScore(now, { matchId: id, score }))
  }
  return now
}

function playedToTheEnd(structure: Structure, players: number, seed: string): Tournament {
  const random = seededRandom(seed)
  let tournament = scoredByChance(begun(structure, players, seed), random)
  for (;;) {
    expect(recomputeRound(tournament, tournament.rounds.length)?.others, seed).toBe(0)
    const paired = startNextRound(tournament, { seed: `${seed} ${tournament.rounds.length}`, wished: null })
    if (!paired.accepted) {
      expect(paired, seed).toEqual(refuse(structure === 'elimination' ? 'cut_over' : 'everybody_met'))
      return ended(tournament)
    }
    tournament = scoredByChance(after(tournament, paired), random)
  }
}

test('STAK-9 a single elimination of 2 to 64 players ends with one winner, whoever lost together ranked together', () => {
  for (let players = 2; players <= 64; players++) {
    const seed = `elimination of ${players}`
    const tournament = playedToTheEnd('elimination', players, seed)
    expect(tournament.rounds.length, seed).toBe(bracketRounds(players))
    expect(meetings(tournament).length, seed).toBe(players - 1)
    const champion = bracketOf(tournament)?.rounds.at(-1)?.nodes[0]?.winner
    const ranking = finalStandings(tournament) ?? []
    expect(ranking[0]?.playerId, seed).toBe(champion)
    const beaten = [...Array(bracketRounds(players)).keys()].flatMap((round) => {
      const lost = tournament.matches.filter(
        (match) => isMeeting(match) && match.round === tournament.rounds.length - round,
      )
      return lost.map((_, __, all) => all.length)
    })
    const together = Map.groupBy(ranking.slice(1), ({ rank }) => rank)
    expect(
      [...together.values()].flatMap((rows) => rows.map(() => rows.length)),
      seed,
    ).toEqual(beaten)
    expect(new Set(ranking.map(({ points }) => points)), seed).toEqual(new Set([0]))
  }
})

test('STAK-9 a round robin of 3 to 8 players lets everybody meet everybody once, with one bye each where they are odd', () => {
  for (let players = 3; players <= 8; players++) {
    for (let run = 1; run <= 10; run++) {
      const seed = `round robin of ${players}, ${run}`
      const tournament = playedToTheEnd('round-robin', players, seed)
      expect(tournament.rounds.length, seed).toBe(roundRobinRounds(players))
      expect(new Set(meetings(tournament)).size, seed).toBe((players * (players - 1)) / 2)
      expect(meetings(tournament).length, seed).toBe((players * (players - 1)) / 2)
      const byes = tournament.matches.filter(isBye).flatMap(seatsOf)
      expect(byes.length, seed).toBe(players % 2 === 1 ? players : 0)
      expect(new Set(byes).size, seed).toBe(byes.length)
      const ranking = finalStandings(tournament) ?? []
      const points = matchPoints(tournament)
      expect(
        ranking.map((row) => row.points),
        seed,
      ).toEqual([...points.values()].sort((one, other) => other - one))
      for (const [place, rank] of ranks(tournament).entries()) {
        expect([place + 1, ranks(tournament)[place - 1]], seed).toContain(rank)
      }
    }
  }
})

test('STAK-9 whatever happens, who is left meets who is left once, and one is left of a bracket', () => {
  for (let run = 1; run <= 120; run++) {
    const seed = `drops ${run}`
    const random = seededRandom(seed)
    const structure = run % 2 === 0 ? 'round-robin' : 'elimination'
    const players = structure === 'round-robin' ? 3 + Math.floor(random() * 6) : 2 + Math.floor(random() * 30)
    let tournament = begun(structure, players, seed)
    for (;;) {
      const leaves = tournament.players.find(({ droppedAfter }) => droppedAfter === null && random() < 0.08)
      if (leaves) tournament = after(tournament, removePlayer(tournament, leaves.id))
      tournament = scoredByChance(tournament, random)
      expect(recomputeRound(tournament, tournament.rounds.length)?.others, seed).toBe(0)
      const paired = startNextRound(tournament, { seed: `${seed} next`, wished: null })
      if (!paired.accepted) break
      tournament = after(tournament, paired)
    }
    expect(new Set(meetings(tournament)).size, seed).toBe(meetings(tournament).length)
    expect(new Set((finalStandings(ended(tournament)) ?? []).map((row) => row.playerId)).size, seed).toBe(players)
    const stayed = tournament.players.filter(({ droppedAfter }) => droppedAfter === null).map(({ id }) => id)
    const met = new Set(meetings(tournament))
    if (structure === 'elimination' || stayed.length < 2) continue
    for (const [place, one] of stayed.entries()) {
      for (const other of stayed.slice(place + 1)) expect(met.has([one, other].sort().join(' ')), seed).toBe(true)
    }
  }
})

test('STAK-9 who has the circle sits out or meets somebody in every round, and nobody twice', () => {
  expect(roundRobinPairs(['a', 'b', 'c', 'd'].map(playerId), 0)).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ])
  expect(roundRobinPairs(['a', 'b', 'c', 'd'].map(playerId), 3)).toEqual([])
  expect(roundRobinRounds(0)).toBe(0)
})

test.each(['elimination', 'round-robin'] as const)(
  'STAK-9 the seed alone draws the places (%s), in whatever order players came',
  (structure) => {
    const waiting = chosen(structure, 8)
    const turned = { ...waiting, players: waiting.players.toReversed() }
    const drawnBy = (tournament: Tournament, seed: string) =>
      enteredIn(after(tournament, startTournament(tournament, seed)).stages[0] ?? (waiting.stages[0] as never))
    expect(drawnBy(waiting, 'a')).toEqual(drawnBy(turned, 'a'))
    expect(drawnBy(waiting, 'a')).not.toEqual(drawnBy(waiting, 'b'))
    const other = begun(structure, 8, 'a')
    const falsified = { ...other, rounds: other.rounds.map((round) => ({ ...round, seed: 'b' })) }
    expect(recomputeRound(other, 1)?.others).toBe(0)
    expect(recomputeRound(falsified, 1)?.others).toBeGreaterThan(0)
  },
)

test.each(['elimination', 'round-robin'] as const)(
  'STAK-9 round 1 is undone (%s) until its first result, and drawn again',
  (structure) => {
    const tournament = begun(structure, 5)
    const undone = after(tournament, undoRound(tournament, 1))
    expect(isWaiting(undone)).toBe(true)
    expect(undone.stages).toEqual(chosen(structure, 5).stages)
    const late = after(undone, addPlayer(undone, { name: 'Tardive', newPlayerId: playerId('late') }))
    const again = after(late, startTournament(late, 'second'))
    expect(matchesOfRound(again, 1).flatMap(seatsOf)).toContain('late')
    expect(undoRound(withResults(tournament), 1)).toEqual(refuse('round_has_results'))
  },
)

test.each(['elimination', 'round-robin'] as const)(
  'STAK-9 once it is drawn (%s) nobody comes in, is paired by hand or plans rounds',
  (structure) => {
    const tournament = begun(structure, 5)
    expect(addPlayer(tournament, { name: 'Tardive', newPlayerId: playerId('late') })).toEqual(refuse('field_drawn'))
    expect(setPairings(tournament, { round: 1, pairings: [] })).toEqual(refuse('tables_follow_draw'))
    const [first] = tournament.players
    const seat = { playerId: first?.id ?? playerId('?'), round: 1, opponent: null }
    expect(seatLatePlayer(tournament, seat)).toEqual(refuse('tables_follow_draw'))
    expect(planRounds(tournament, { rounds: 9, reason: 'Non' })).toEqual(refuse('rounds_follow_players'))
    expect(changeSettings(tournament, { structure: 'swiss' })).toEqual(refuse('structure_locked'))
    expect(changeSettings(tournament, { structure })).toEqual({ accepted: true, value: [] })
    const wish = { wish: { by: 'size', size: 4 }, afterRound: 1, seed: 'cut' } as const
    expect(startCut(withResults(tournament), wish)).toEqual(refuse('cut_needs_swiss'))
    expect(cutOutlooks(withResults(tournament))).toBe(null)
  },
)

test('STAK-9 the structure is free until the start, and decides how many rounds there are', () => {
  const elimination = chosen('elimination', 6)
  expect(structureOf(elimination)).toBe('elimination')
  expect(roundsToPlay(elimination)).toBe(3)
  const circle = after(elimination, changeSettings(elimination, { structure: 'round-robin' }))
  expect(roundsToPlay(circle)).toBe(5)
  const swiss = after(circle, changeSettings(circle, { structure: 'swiss' }))
  expect(swiss.stages).toEqual(aTournamentOf(6).stages)
  expect(planRounds(circle, { rounds: 4, reason: null })).toEqual(refuse('rounds_follow_players'))
})

test.each([
  ['round-robin', 1, refuse('round_robin_too_small', { size: 3, count: 1 })],
  ['round-robin', 2, refuse('round_robin_too_small', { size: 3, count: 2 })],
  ['round-robin', 9, refuse('round_robin_too_big', { size: 8, count: 9 })],
  ['elimination', 1, refuse('not_enough_players')],
  ['elimination', 257, refuse('elimination_too_big', { size: 256, count: 257 })],
] as const)('STAK-9 a %s of %i is refused at the start', (structure, players, refusal) => {
  expect(startTournament(chosen(structure, players), 'first')).toEqual(refusal)
})

test('STAK-9 a match of a single elimination has a winner, one of a round robin may be drawn', () => {
  const elimination = begun('elimination', 4)
  const circle = begun('round-robin', 4)
  const first = (tournament: Tournament) => openMatches(tournament)[0]?.id ?? ('?' as never)
  expect(setScore(elimination, { matchId: first(elimination), score: oneAll })).toEqual(refuse('winner_needed'))
  expect(setScore(circle, { matchId: first(circle), score: oneAll }).accepted).toBe(true)
  expect(placesIn(elimination, 1)).toBe(4)
  expect(placesIn(circle, 1)).toBe(null)
})

test('STAK-9 whoever leaves a bracket gives the match to the opponent, whoever leaves a round robin leaves byes', () => {
  const elimination = begun('elimination', 4)
  const [match] = openMatches(elimination)
  const [leaver, stays] = match ? pairOf(match) : []
  const walked = after(elimination, removePlayer(elimination, leaver ?? playerId('?')))
  expect(bracketOf(walked)?.rounds[0]?.nodes.map(({ winner }) => winner)).toContain(stays)
  const circle = withResults(begun('round-robin', 4))
  const left = after(circle, removePlayer(circle, circle.players[0]?.id ?? playerId('?')))
  const second = next(left)
  expect(matchesOfRound(second, 2).filter(isBye)).toHaveLength(1)
  const bye = matchesOfRound(second, 2).find(isBye)
  const [lonely] = bye ? seatsOf(bye) : []
  expect(bye && lonely && whyPaired(second, bye, lonely)).toEqual([{ kind: 'circle_bye', because: 'left' }])
  const back = after(second, restorePlayer(second, circle.players[0]?.id ?? playerId('?')))
  expect(matchesOfRound(next(withResults(back)), 3).filter(isMeeting)).toHaveLength(2)
})

test('STAK-9 semi-finalists share the third place, as long as the bracket is played too', () => {
  const semis = withResults(begun('elimination', 4))
  expect(computeStandings({ ...semis, throughRound: 1 }).map(({ rank }) => rank)).toEqual([1, 1, 3, 3])
  expect(ranks(ended(withResults(next(semis))))).toEqual([1, 2, 3, 3])
})

test('STAK-9 a tournament that begins again is played in the same way', () => {
  const over = playedToTheEnd('round-robin', 4, 'again')
  const restart = { id: 't2' as TournamentId, code: 'BCDEFG' as TournamentCode, lot: 'lot', isThere: false }
  const ids = over.players.map(({ id }) => `${id}b` as PlayerId)
  const restarted = restartTournament(over, { ...restart, newPlayerIds: ids })
  expect(restarted).toMatchObject({
    accepted: true,
    value: { settled: expect.arrayContaining([{ kind: 'stage_chosen', stage: { kind: 'round-robin', order: [] } }]) },
  })
})
