import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { bracketOf, isForThirdPlace, placesIn } from '../kinds/bracket.ts'
import { bracketSeats } from '../kinds/bracket-seats.ts'
import { firstChoiceIn } from '../kinds/first-choice.ts'
import { finalStandings } from '../kinds/phase.ts'
import { chairsOf, pairOf, seatsOf } from '../kinds/seats.ts'
import { currentStage, roundsToPlay } from '../kinds/stage.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { addPlayer } from '../players/add-player.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { returnToTournament } from '../players/return-to-tournament.ts'
import { correctBye } from '../results/correct-bye.ts'
import { matchPoints } from '../results/match-points.ts'
import { DOUBLE_LOSS } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { submitScore } from '../results/submit-score.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { explainStanding } from '../standings/explain-standing.ts'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  oneAll,
  openMatches,
  playerId,
  started,
  twoNil,
  twoOne,
  withResults,
} from '../testing/a-tournament.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { chooseStructure } from './choose-structure.ts'
import { type CutWish, cutCandidates, proposedCut } from './cut-field.ts'
import { planRounds } from './plan-rounds.ts'
import { previewCorrection } from './preview-correction.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { setPairings } from './set-pairings.ts'
import { startCut } from './start-cut.ts'
import { startNextRound } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

const TOP_8: CutWish = { by: 'size', size: 8 }
const cut = (tournament: WholeTournament, wish: CutWish = TOP_8) =>
  startCut(tournament, { wish, afterRound: tournament.rounds.length, seed: 'cut' })
const next = (tournament: WholeTournament) =>
  after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

const swiss = (players = 12) => withResults(playedTournament({ players, rounds: 3, seed: 'cut' }))
const inTop8 = (players?: number) => after(swiss(players), cut(swiss(players)))
const seedsOf = (tournament: WholeTournament) => bracketOf(tournament)?.seeds ?? []
const seedNumbers = (tournament: WholeTournament, round: number) =>
  matchesOfRound(tournament, round).map((match) =>
    (chairsOf(match) ?? []).map((id) => (id === null ? null : seedsOf(tournament).indexOf(id) + 1)),
  )

test('STAK-9 the first eight play on, 1-8, 4-5, 2-7, 3-6, and the winners meet', () => {
  const before = swiss()
  const tournament = inTop8()
  expect(seedsOf(tournament)).toEqual(
    cutCandidates(before)
      .slice(0, 8)
      .map((row) => row.playerId),
  )
  const [quarters, semis, final] = [
    [
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ],
    [
      [1, 4],
      [2, 3],
    ],
    [[1, 2]],
  ]
  expect(seedNumbers(tournament, 4)).toEqual(quarters)
  const second = next(withResults(tournament))
  expect(seedNumbers(second, 5)).toEqual(semis)
  const third = next(withResults(second))
  expect(seedNumbers(third, 6)).toEqual(final)
  expect(startNextRound(withResults(third), { seed: 'more', wished: null })).toEqual(refuse('cut_over'))
  expect([4, 5, 6, 3].map((round) => placesIn(third, round))).toEqual([8, 4, 2, null])
  expect(roundsToPlay(tournament)).toBe(6)
})

test.each([
  [2, [1, 2]],
  [4, [1, 4, 2, 3]],
  [8, [1, 8, 4, 5, 2, 7, 3, 6]],
])('STAK-9 a bracket of %i seats the first two where they meet last', (size, seats) => {
  expect(bracketSeats(size)).toEqual(seats)
  const top = (list: readonly number[]) => list.slice(0, size / 2)
  expect(top(bracketSeats(size)).includes(2)).toBe(false)
})

test('STAK-9 the first two play a final alone', () => {
  const tournament = after(swiss(5), cut(swiss(5), { by: 'size', size: 2 }))
  expect(seedNumbers(tournament, 4)).toEqual([[1, 2]])
  expect(placesIn(tournament, 4)).toBe(2)
  expect(roundsToPlay(tournament)).toBe(4)
  const played = withResults(tournament, { wins1: 0, wins2: 2, draws: 0 })
  expect(startNextRound(played, { seed: 'more', wished: null })).toEqual(refuse('cut_over'))
  const ranking = finalStandings(after(played, finishTournament(played))) ?? []
  expect(ranking.slice(0, 2).map(({ playerId: id }) => id)).toEqual(seedsOf(tournament).toReversed())
})

test('STAK-9 tables of a bracket keep its order, also where tables are drawn', () => {
  const plan = { ...swiss().tablePlan, order: 'random' as const, first: 10 }
  const drawn = { ...swiss(), tablePlan: plan }
  const matches = matchesOfRound(after(drawn, cut(drawn)), 4)
  expect(matches.map((match) => match.kind === 'played' && match.table)).toEqual([10, 11, 12, 13])
})

test('STAK-9 a cut by points takes everybody who has them, and the first ones have byes', () => {
  const tournament = swiss()
  const counts = cutCandidates(tournament).map(({ points }) => ({
    points,
    count: cutCandidates(tournament).filter((row) => row.points >= points).length,
  }))
  const { points, count } = counts.find((each) => ![1, 2, 4, 8].includes(each.count)) ?? { points: 0, count: 0 }
  const cutByPoints = after(tournament, cut(tournament, { by: 'points', points }))
  expect(seedsOf(cutByPoints)).toHaveLength(count)
  const byes = matchesOfRound(cutByPoints, 4).filter(({ kind }) => kind === 'bye')
  expect(byes).toHaveLength(2 ** Math.ceil(Math.log2(count)) - count)
  expect(byes.map((match) => seedsOf(cutByPoints).indexOf(seatsOf(match)[0] ?? playerId('?')))).toContain(0)
  expect(cut(tournament, { by: 'points', points: 100 })).toEqual(refuse('not_enough_players'))
})

test('STAK-9 a cut is refused with what is missing, and asked again changes nothing', () => {
  const five = withResults(playedTournament({ players: 5, rounds: 2, seed: 'five' }))
  expect(cut(five)).toEqual(refuse('cut_too_big', { size: 8, count: 5 }))
  expect(cut(playedTournament({ players: 9, rounds: 2, seed: 'open' }))).toEqual(refuse('round_not_complete'))
  expect(cut(aTournamentOf(8))).toEqual(refuse('tournament_not_running'))
  expect(startCut(swiss(), { wish: TOP_8, afterRound: 2, seed: 's' })).toEqual(refuse('round_not_current'))
  const many = withResults(playedTournament({ players: 40, rounds: 1, seed: 'many' }))
  expect(cut(many, { by: 'points', points: 0 })).toEqual(refuse('cut_too_many_players', { count: 40 }))
  const tournament = inTop8()
  expect(startCut(tournament, { wish: TOP_8, afterRound: 3, seed: 's' })).toEqual({ accepted: true, value: [] })
  expect(cut(tournament)).toEqual(refuse('cut_under_way'))
})

test('STAK-9 who dropped before the cut is left out and the next one moves up', () => {
  const [first] = cutCandidates(swiss())
  const without = after(swiss(), removePlayer(swiss(), first?.playerId ?? playerId('?')))
  const tournament = after(without, cut(without))
  expect(seedsOf(tournament)).not.toContain(first?.playerId)
  expect(seedsOf(tournament)).toHaveLength(8)
})

test('STAK-9 who drops during the cut is not replaced: the opponent wins, or goes on by a bye', () => {
  const tournament = inTop8()
  const [one, , , , , , , eight] = seedsOf(tournament)
  const left = after(tournament, removePlayer(tournament, one ?? playerId('?')))
  expect(bracketOf(left)?.rounds[0]?.nodes[0]).toMatchObject({ winner: eight })
  const played = withResults(tournament)
  const gone = after(played, removePlayer(played, one ?? playerId('?')))
  const semis = next(gone)
  expect(seedNumbers(semis, 5)).toEqual([
    [4, null],
    [2, 3],
  ])
  expect(recomputeRound(semis, 5)?.others).toBe(0)
  expect(seedNumbers(next(withResults(semis)), 6)).toEqual([[4, 2]])
})

const withThird = (tournament: WholeTournament, size: 2 | 4 | 8 = 4) =>
  startCut(tournament, {
    ...{ wish: { by: 'size', size }, afterRound: tournament.rounds.length, seed: 'cut' },
    thirdPlace: true,
  })

test('STAK-9 those who lost the semifinals play for the third place beside the final, and it ranks them', () => {
  const semis = after(swiss(), withThird(swiss()))
  const last = next(withResults(semis))
  expect(seedNumbers(last, 5)).toEqual([
    [1, 2],
    [4, 3],
  ])
  expect(recomputeRound(last, 5)?.others).toBe(0)
  expect(bracketOf(last)?.rounds.map(({ nodes }) => nodes.length)).toEqual([2, 1])
  const [final, third] = matchesOfRound(last, 5)
  expect([final, third].map((match) => match && isForThirdPlace(last, match))).toEqual([false, true])
  const scored = [final, third].reduce(
    (at, match) => after(at, setScore(at, { matchId: match?.id ?? firstOpenMatch(at).id, score: twoNil })),
    last,
  )
  expect(startNextRound(scored, { seed: 'more', wished: null })).toEqual(refuse('cut_over'))
  const ranking = finalStandings(after(scored, finishTournament(scored))) ?? []
  const places = ranking.slice(0, 4).map(({ playerId: id }) => seedsOf(semis).indexOf(id) + 1)
  expect(places).toEqual([1, 2, 4, 3])
})

test('STAK-9 where somebody left there is nobody to meet for the third place, and a final alone has no such match', () => {
  const semis = withResults(after(swiss(), withThird(swiss())))
  const loser = seedsOf(semis)[3] ?? playerId('?')
  const last = next(after(semis, removePlayer(semis, loser, 'staff')))
  expect(seedNumbers(last, 5)).toEqual([
    [1, 2],
    [3, null],
  ])
  expect(currentStage(after(swiss(), withThird(swiss(), 2)))).not.toHaveProperty('thirdPlace')
  const three = {
    ...semis,
    stages: [...swiss().stages, { kind: 'elimination', seeds: seedsOf(semis).slice(0, 3), thirdPlace: true }],
  } as WholeTournament
  expect(bracketOf(three)?.thirdPlace?.seats).toContain(null)
})

test('STAK-9 who came first in the Swiss rounds chooses who begins in every match of the bracket', () => {
  const semis = next(withResults(inTop8(), { wins1: 0, wins2: 2, draws: 0 }))
  const chosen = (round: number) =>
    matchesOfRound(semis, round).map((match) => firstChoiceIn(semis, match)?.seed ?? null)
  expect(seedNumbers(semis, 5)).toEqual([
    [8, 5],
    [7, 6],
  ])
  expect([chosen(4), chosen(5)]).toEqual([
    [1, 4, 2, 3],
    [5, 6],
  ])
  expect(chosen(1).every((seed) => seed === null)).toBe(true)
  const drawn = started(after(aTournamentOf(4), chooseStructure(aTournamentOf(4), 'elimination')))
  expect(matchesOfRound(drawn, 1).map((match) => firstChoiceIn(drawn, match))).toEqual([null, null])
})

test('STAK-9 nobody comes back once a cut has begun; a drop of the round being played is taken back until the next one', () => {
  const early = after(swiss(13), removePlayer(swiss(13), cutCandidates(swiss(13))[11]?.playerId ?? playerId('?')))
  const gone = early.players.find(({ droppedAfter }) => droppedAfter !== null)?.id ?? playerId('?')
  const tournament = after(early, cut(early))
  expect(restorePlayer(early, gone).accepted).toBe(true)
  expect(restorePlayer(tournament, gone)).toEqual(refuse('return_after_cut'))
  const [one] = seedsOf(tournament)
  const leaver = one ?? playerId('?')
  const left = after(tournament, removePlayer(tournament, leaver, 'player'))
  expect(returnToTournament(left, { playerId: leaver, hasLeftAlone: true })).toEqual(refuse('return_after_cut'))
  expect(restorePlayer(left, leaver).accepted).toBe(true)
  const semis = next(withResults(left))
  expect(restorePlayer(semis, leaver)).toEqual(refuse('return_after_cut'))
})

test('STAK-9 where nobody came, one is given the win and then drops, and who would meet them goes on', () => {
  const tournament = inTop8()
  const [first] = matchesOfRound(tournament, 4)
  const passes = (first && seatsOf(first)[0]) ?? playerId('?')
  const won = after(
    tournament,
    setScore(tournament, { matchId: first?.id ?? firstOpenMatch(tournament).id, score: twoNil }),
  )
  const semis = next(withResults(after(won, removePlayer(won, passes, 'staff'))))
  expect(seedNumbers(semis, 5)).toEqual([
    [4, null],
    [2, 3],
  ])
})

test('STAK-9 elimination matches have a winner, whoever gives the result', () => {
  const tournament = inTop8()
  const { id: matchId } = firstOpenMatch(tournament)
  const players = pairOf(firstOpenMatch(tournament))
  for (const score of [oneAll, DOUBLE_LOSS, { wins1: 0, wins2: 0, draws: 0 }]) {
    expect(setScore(tournament, { matchId, score })).toEqual(refuse('winner_needed'))
  }
  const report = { matchId, by: players[0], score: oneAll, contest: false }
  expect(submitScore(tournament, report)).toEqual(refuse('winner_needed'))
  expect(setScore(tournament, { matchId, score: twoOne }).accepted).toBe(true)
})

test('STAK-9 a cut is undone until its first result, and the Swiss rounds go on', () => {
  const tournament = inTop8()
  const undone = after(tournament, undoRound(tournament, 4))
  expect(undone.stages).toEqual(swiss().stages)
  expect(next(undone).rounds.at(-1)).toMatchObject({ number: 4, stage: 0 })
  expect(undoRound(withResults(tournament), 4)).toEqual(refuse('round_has_results'))
  const semis = next(withResults(tournament))
  expect(currentStage(after(semis, undoRound(semis, 5)))).toEqual(currentStage(tournament))
})

test('STAK-9 nobody pairs a cut by hand, comes late to it or plans its rounds', () => {
  const tournament = inTop8(13)
  expect(setPairings(tournament, { round: 4, pairings: [] })).toEqual(refuse('cut_follows_bracket'))
  const late = addPlayer(tournament, { name: 'Tardive', newPlayerId: playerId('late') })
  expect(late).toEqual(refuse('cut_under_way'))
  expect(planRounds(tournament, { rounds: 9, reason: 'Non' })).toEqual(refuse('cut_under_way'))
  const byes = cut(swiss(), { by: 'points', points: cutCandidates(swiss())[4]?.points ?? 0 })
  const withByes = after(swiss(), byes)
  const bye = matchesOfRound(withByes, 4).find(({ kind }) => kind === 'bye')
  if (bye) expect(correctBye(withByes, { matchId: bye.id, as: 'loss' })).toEqual(refuse('cut_follows_bracket'))
})

test('STAK-9 the final ranking is the bracket and then the Swiss rounds, whose figures stay', () => {
  const before = computeStandings({ ...swiss(), throughRound: 3 })
  const semis = next(withResults(inTop8(), { wins1: 0, wins2: 2, draws: 0 }))
  const final = withResults(next(withResults(semis)))
  const ended = after(final, finishTournament(final))
  const seed = (number: number) => seedsOf(ended)[number - 1]
  const ranking = finalStandings(ended) ?? []
  // 8, 5, 7 and 6 won; then those named first: 8 and 7, then 8.
  expect(ranking.slice(0, 8).map(({ playerId }) => playerId)).toEqual([8, 7, 5, 6, 1, 2, 3, 4].map(seed))
  expect(ranking.slice(8).map(({ playerId }) => playerId)).toEqual(before.slice(8).map(({ playerId }) => playerId))
  expect(ranking.map(({ rank }) => rank)).toEqual(before.map(({ rank }) => rank))
  const figures = (rows: typeof ranking, id: PlayerId | undefined) => {
    const { rank: _, ...row } = rows.find(({ playerId }) => playerId === id) ?? { rank: 0 }
    return row
  }
  for (const id of seedsOf(ended)) expect(figures(ranking, id)).toEqual(figures(before, id))
  expect(matchPoints(ended)).toEqual(matchPoints(swiss()))
  const explained = explainStanding({ ...ended, throughRound: 6 }, seed(8) ?? playerId('?'))
  expect(explained).toEqual(explainStanding({ ...swiss(), throughRound: 3 }, seed(8) ?? playerId('?')))
})

test('STAK-9 a Swiss result corrected after the cut leaves it as it is, and says so', () => {
  const tournament = inTop8()
  const [match] = matchesOfRound(tournament, 1)
  const correction = { matchId: match?.id ?? firstOpenMatch(tournament).id, score: { wins1: 0, wins2: 2, draws: 0 } }
  const preview = previewCorrection(tournament, correction)
  expect(preview).toMatchObject({ accepted: true, value: { doesCutStay: true } })
  const corrected = after(tournament, setScore(tournament, correction))
  expect(seedsOf(corrected)).toEqual(seedsOf(tournament))
  expect(recomputeRound(corrected, 4)?.others).toBe(0)
})

test('STAK-9 a result of the cut keeps its winner once the next round is paired', () => {
  const semis = next(withResults(inTop8()))
  const [quarter] = matchesOfRound(semis, 4)
  const matchId = quarter?.id ?? firstOpenMatch(semis).id
  expect(setScore(semis, { matchId, score: { wins1: 0, wins2: 2, draws: 0 } })).toEqual(refuse('winner_played_on'))
  expect(setScore(semis, { matchId, score: twoOne }).accepted).toBe(true)
  const undone = after(semis, undoRound(semis, 5))
  expect(setScore(undone, { matchId, score: { wins1: 0, wins2: 2, draws: 0 } }).accepted).toBe(true)
})

test('STAK-9 NONE-2 anybody can pair a round of the cut again, and read why', () => {
  const semis = next(withResults(inTop8()))
  for (const round of [1, 2, 3, 4, 5]) expect(recomputeRound(semis, round)?.others).toBe(0)
  const [match] = matchesOfRound(semis, 5)
  const [one] = match ? seatsOf(match) : []
  expect(match && one && whyPaired(semis, match, one)).toEqual([{ kind: 'bracket', seed: 1, opponentSeed: 4 }])
})

test.each([
  [8, null],
  [9, 4],
  [17, 8],
])('STAK-9 Magic proposes for %i players a cut of %s', (players, size) => {
  expect(proposedCut(aTournamentOf(players, { capacity: players }))).toBe(size)
})

test('STAK-9 whatever happens in a cut, one player is left and everybody is ranked once', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seededRandom(`cut ${seed}`)
    const players = 4 + Math.floor(random() * 20)
    let tournament = withResults(playedTournament({ players, rounds: 2, seed: `cut ${seed}`, dropRate: 0.05 }))
    const points = cutCandidates(tournament)[3 + Math.floor(random() * 4)]?.points ?? 0
    const started = cut(tournament, { by: 'points', points })
    if (!started.accepted) continue
    tournament = after(tournament, started)
    const end = roundsToPlay(tournament)
    while (tournament.rounds.length <= end) {
      for (const { id } of openMatches(tournament)) {
        const score = random() < 0.5 ? twoNil : { wins1: 1, wins2: 2, draws: 0 }
        const leaves = tournament.players.find(({ droppedAfter }) => droppedAfter === null && random() < 0.1)
        if (leaves) tournament = after(tournament, removePlayer(tournament, leaves.id))
        const scored = setScore(tournament, { matchId: id, score })
        if (scored.accepted) tournament = after(tournament, scored)
      }
      expect(recomputeRound(tournament, tournament.rounds.length)?.others, `seed ${seed}`).toBe(0)
      const paired = startNextRound(tournament, { seed: 'next', wished: null })
      if (!paired.accepted) break
      tournament = after(tournament, paired)
    }
    const ended = after(tournament, finishTournament(tournament))
    const ranking = finalStandings(ended) ?? []
    expect(new Set(ranking.map(({ playerId: id }) => id)).size, `seed ${seed}`).toBe(players)
    const champion = bracketOf(ended)?.rounds.at(-1)?.nodes[0]?.winner
    if (champion) expect(ranking[0]?.playerId, `seed ${seed}`).toBe(champion)
  }
})
