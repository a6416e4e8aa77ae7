import { expect, test } from 'vitest'
import { type DraftWish, drawPods } from '../draft/draw-pods.ts'
import { finalStandings } from '../kinds/phase.ts'
import { placed } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { setResult } from '../results/set-score.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { after, aTournamentOf, started, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { computeStandings, drawnByLot } from './compute-standings.ts'
import { podiumOf } from './podium.ts'

const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

/** Who sits first wins each table of the latest round. */
const wonTables = (tournament: Tournament) =>
  matchesOfRound(tournament, tournament.rounds.length)
    .filter(isPlayed)
    .reduce(
      (state, { id }) => after(state, setResult(state, { matchId: id, result: placed({ winner: 0 }) })),
      tournament,
    )

/** Ranks as on the podium, in their order. */
function ranksAtEnd(tournament: Tournament): readonly number[] {
  const over = after(tournament, finishTournament(tournament))
  return podiumOf(over, finalStandings(over) ?? []).map(({ rank }) => rank)
}

function semifinalsOfPods(): Tournament {
  const waiting = aTournamentOf(16)
  const ranked = wonTables(started(after(waiting, changeSettings(waiting, { structure: 'pods' }))))
  const cut = startCut(ranked, { wish: { by: 'size', size: 16 }, afterRound: 1, seed: 'cut' })
  return wonTables(after(ranked, cut))
}

function unplayedFinal(): Tournament {
  const swiss = withResults(started(aTournamentOf(8)))
  const cut = startCut(swiss, { wish: { by: 'size', size: 4 }, afterRound: 1, seed: 'cut' })
  return withResults(after(swiss, cut))
}

function knockoutOf(players: number, wish: Partial<DraftWish> = {}): Tournament {
  const waiting = aTournamentOf(players, { capacity: players })
  const draft = after(waiting, changeSettings(waiting, { structure: 'draft' }))
  const drawn = drawPods(draft, { sizes: null, cards: 15, ranksByPod: false, knockout: true, ...wish }, 'seats')
  return withResults(next(withResults(next(withResults(started(after(draft, drawn)))))))
}

test('PODS-46 the winner of a final pod stands alone above two finalists', () => {
  expect(ranksAtEnd(wonTables(next(semifinalsOfPods())))).toEqual([1, 2, 3])
})

test('PODS-46 where the final pod was not played its four share the first place, and none of them has won', () => {
  expect(ranksAtEnd(semifinalsOfPods())).toEqual([1, 1, 1, 1])
})

test('PODS-46 where a final of two was not played both share the first place, and the next is third', () => {
  expect(ranksAtEnd(unplayedFinal())).toEqual([1, 1, 3])
})

test.each([16, 24, 32])('PODS-46 of a knockout of %i in pods each unbeaten person is a first', (players) => {
  const firsts = Array.from({ length: players / 8 }, () => 1)
  expect(ranksAtEnd(knockoutOf(players))).toEqual(players === 16 ? [...firsts, 3] : firsts)
})

test('PODS-46 where each of four pods has its own ranking there are as many firsts as pods', () => {
  expect(ranksAtEnd(knockoutOf(32, { ranksByPod: true, knockout: false })).filter((rank) => rank === 1)).toHaveLength(4)
})

test.each([
  ['a final of two', () => unplayedFinal(), [1, 1, 3, 4, 5, 6, 7, 8]],
  ['a final pod', () => semifinalsOfPods(), [1, 1, 1, 1, 5]],
  ['a last round of two pods', () => knockoutOf(16), [1, 1, 3]],
] as const)(
  'PODS-47 after %s that nobody played or that divides them the ranking shares the first place, and no lot gave it',
  (_, played, ranks) => {
    const over = after(played(), finishTournament(played()))
    const standings = finalStandings(over) ?? []
    expect(standings.map(({ rank }) => rank).slice(0, ranks.length)).toEqual(ranks)
    const drawn = drawnByLot({ ...over, throughRound: over.rounds.length }, standings)
    expect(standings.filter(({ rank, playerId }) => rank === 1 && drawn.has(playerId))).toEqual([])
  },
)

test('PODS-46 a ranking that was recorded with one of them first has a podium that shares it', () => {
  const over = after(unplayedFinal(), finishTournament(unplayedFinal()))
  const before = computeStandings({ ...over, throughRound: over.rounds.length })
  expect(before.map(({ rank }) => rank).slice(0, 3)).toEqual([1, 2, 3])
  expect(podiumOf(over, before).map(({ rank }) => rank)).toEqual([1, 1, 3])
})

test('PODS-46 four who won their tables of one round keep the places that the lot gave', () => {
  const waiting = aTournamentOf(16)
  expect(ranksAtEnd(wonTables(started(after(waiting, changeSettings(waiting, { structure: 'pods' })))))).toEqual([
    1, 2, 3,
  ])
})
