import { describe, expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { roundMinutes } from '../clock/clock-plan.ts'
import type { PodCutSize } from '../cut-sizes.ts'
import { placesIn } from '../kinds/bracket.ts'
import { podBracketOf } from '../kinds/pod-bracket.ts'
import { placed } from '../kinds/result.ts'
import { isBye, isPlayed, seatsOf } from '../kinds/seats.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setResult } from '../results/set-score.ts'
import { bracketReach } from '../standings/bracket-reach.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf } from '../testing/a-tournament.ts'
import type { Placings, PlayedMatch, PlayerId, Tournament } from '../tournament.ts'
import { cutCandidates, expectedCut } from './cut-field.ts'
import { planCut } from './plan-cut.ts'
import { recomputeRound } from './recompute-round.ts'
import { isRoundComplete, matchesOfRound } from './round-progress.ts'
import { type StartedCut, startCut } from './start-cut.ts'
import { startNextRound, startTournament } from './start-round.ts'
import { whyPaired } from './why-paired.ts'

const tablesOf = (tournament: Tournament, round: number): readonly PlayedMatch[] =>
  matchesOfRound(tournament, round).filter((match) => isPlayed(match))

/** Everybody at a table ends as told; by default the last seat wins. */
function played(tournament: Tournament, round: number, end: (match: PlayedMatch) => Placings = lastWins): Tournament {
  return tablesOf(tournament, round).reduce(
    (now, match) => after(now, setResult(now, { matchId: match.id, result: placed(end(match)) })),
    tournament,
  )
}

const lastWins = ({ sides }: PlayedMatch): Placings => ({ winner: sides.length - 1 })
const firstWins = (): Placings => ({ winner: 0 })

/** One round of pods, then a cut; the seeds are known by their place from 1. */
function cut(players: number, size: PodCutSize, wishes: Partial<StartedCut> = {}) {
  const waiting = aTournamentOf(players)
  const pods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
  const ranked = played(after(pods, startTournament(pods, 'seed')), 1)
  const seeds = cutCandidates(ranked).map(({ playerId }) => playerId)
  const started = after(ranked, startCut(ranked, { wish: { by: 'size', size }, afterRound: 1, seed: 'cut', ...wishes }))
  return { seeds, started }
}

function drawnIn(tournament: Tournament, round: number, seeds: readonly PlayerId[]): string {
  const tables = tablesOf(tournament, round).map((match) => seatsOf(match).map((id) => seeds.indexOf(id) + 1))
  return tables.map((seats) => seats.join('-')).join(' ')
}

function nextRound(tournament: Tournament): Tournament {
  return after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
}

const CUTS: readonly (readonly [PodCutSize, readonly string[]])[] = [
  [4, ['1-2-3-4']],
  [7, ['4-5-6-7', '1-2-3-4']],
  [10, ['3-6-7-10 4-5-8-9', '1-2-3-4']],
  [13, ['2-7-8-13 3-6-9-12 4-5-10-11', '1-2-3-4']],
  [16, ['1-8-9-16 2-7-10-15 3-6-11-14 4-5-12-13', '1-2-3-4']],
  [
    40,
    [
      '9-24-25-40 10-23-26-39 11-22-27-38 12-21-28-37 13-20-29-36 14-19-30-35 15-18-31-34 16-17-32-33',
      '1-8-9-16 2-7-10-15 3-6-11-14 4-5-12-13',
      '1-2-3-4',
    ],
  ],
]

describe('PODS-7 a knockout in pods', () => {
  test.each(CUTS)('of %d: who waits, who meets, and the best seed begins', (size, rounds) => {
    const { seeds, started } = cut(Math.max(size, 8), size)
    expect(roundsToPlay(started)).toBe(1 + rounds.length)
    let tournament = started
    for (const [turn, drawn] of rounds.entries()) {
      if (turn > 0) tournament = nextRound(tournament)
      const round = turn + 2
      expect(drawnIn(tournament, round, seeds)).toBe(drawn)
      expect(recomputeRound(tournament, round)).toMatchObject({ others: 0 })
      tournament = played(tournament, round, firstWins)
    }
    expect(startNextRound(tournament, { seed: 'next', wished: null })).toEqual(refuse('cut_over'))
    const final = rounds.length + 1
    const standings = computeStandings({ ...tournament, throughRound: final })
    expect(standings.map(({ playerId }) => playerId).slice(0, size)).toEqual(seeds.slice(0, size))
    expect(standings.map(({ rank }) => rank)).toEqual(standings.map((_, place) => place + 1))
  })

  test('columns seat 1-5-9-13 where that is wished', () => {
    const { seeds, started } = cut(16, 16, { columns: true })
    expect(drawnIn(started, 2, seeds)).toBe('1-5-9-13 2-6-10-14 3-7-11-15 4-8-12-16')
  })

  test('the winner, the other finalists by rank, then those who lost before by rank', () => {
    const { seeds, started } = cut(16, 10)
    const semis = played(started, 2)
    const finalists = nextRound(semis)
    expect(drawnIn(finalists, 3, seeds)).toBe('1-2-9-10')
    const over = played(finalists, 3, () => ({ winner: 2 }))
    const order = computeStandings({ ...over, throughRound: 3 }).map(({ playerId }) => seeds.indexOf(playerId) + 1)
    expect(order).toEqual([9, 1, 2, 10, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16])
    const reach = bracketReach({ ...over, throughRound: 3 })
    expect(seeds.slice(0, 10).map((id) => reach?.get(id))).toEqual([
      ...[
        { kind: 'out', places: 2 },
        { kind: 'out', places: 2 },
      ],
      ...Array.from({ length: 6 }, () => ({ kind: 'out', places: 4 })),
      ...[{ kind: 'winner' }, { kind: 'out', places: 2 }],
    ])
  })

  test('of a drawn game the best seed of those who drew goes on, or it is played on', () => {
    const drawn = (): Placings => ({ drawn: [1, 3] })
    const { seeds, started } = cut(8, 7)
    expect(drawnIn(nextRound(played(started, 2, drawn)), 3, seeds)).toBe('1-2-3-5')
    const on = cut(8, 7, { playsOn: true }).started
    const [match] = tablesOf(on, 2)
    if (!match) throw new Error('no table')
    expect(setResult(on, { matchId: match.id, result: placed(drawn()) })).toEqual(refuse('winner_needed'))
  })

  test('who leaves is not replaced: the pod plays with three, and the last one at a table has won', () => {
    const { seeds, started } = cut(16, 16)
    const leaver = seeds[0] as PlayerId
    const semis = played(started, 2, firstWins)
    const left = after(semis, removePlayer(semis, leaver))
    const final = nextRound(left)
    expect(drawnIn(final, 3, seeds)).toBe('2-3-4')
    const one = after(final, removePlayer(final, seeds[1] as PlayerId))
    expect(isRoundComplete(one)).toBe(false)
    const alone = after(one, removePlayer(one, seeds[3] as PlayerId))
    expect(podBracketOf(alone)?.rounds.at(-1)?.pods[0]?.winner).toBe(seeds[2])
  })

  test('one left of a pod has a bye, and nobody moves to another pod', () => {
    const { seeds, started } = cut(40, 40)
    let now = played(started, 2, firstWins)
    for (const seat of [7, 8, 15]) now = after(now, removePlayer(now, seeds[seat] as PlayerId))
    now = nextRound(now)
    expect(drawnIn(now, 3, seeds)).toBe('2-7-10-15 3-6-11-14 4-5-12-13')
    expect(matchesOfRound(now, 3).filter(isBye).map(seatsOf)).toEqual([[seeds[0]]])
    expect(drawnIn(nextRound(played(now, 3, firstWins)), 4, seeds)).toBe('1-2-3-4')
  })

  test('sizes fit tables of four, both planned and started', () => {
    const waiting = aTournamentOf(40)
    const pods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
    expect(expectedCut(pods)).toBe(10)
    expect(expectedCut(after(pods, planCut(pods, 13)))).toBe(13)
    expect(planCut(pods, 8)).toEqual(refuse('cut_wish_invalid'))
    expect(planCut(waiting, 10)).toEqual(refuse('cut_wish_invalid'))
    const ranked = played(after(pods, startTournament(pods, 'seed')), 1)
    const started = (wish: StartedCut['wish']) => startCut(ranked, { wish, afterRound: 1, seed: 'cut' })
    expect(started({ by: 'size', size: 8 })).toEqual(refuse('cut_wish_invalid'))
    expect(started({ by: 'points', points: 5 })).toEqual(refuse('cut_wish_invalid'))
  })

  test('a semifinal has its own minutes and the final no clock', () => {
    const { started } = cut(16, 16)
    expect([roundMinutes(started, 1), roundMinutes(started, 2)]).toEqual([80, 150])
    const final = nextRound(played(started, 2, firstWins))
    expect([roundMinutes(final, 3), placesIn(final, 2), placesIn(final, 3)]).toEqual([null, 4, 2])
  })

  test('a table says the seeds that meet at it', () => {
    const { seeds, started } = cut(8, 7)
    const [match] = tablesOf(started, 2)
    if (!match) throw new Error('no table')
    expect(whyPaired(started, match, seeds[4] as PlayerId)).toEqual([
      { kind: 'pod_bracket', seed: 5, others: [4, 6, 7] },
    ])
  })
})
