import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { currentDraft, podOfPlayers } from '../kinds/draft-rounds.ts'
import { resultOf } from '../kinds/match-result.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { currentStage, newcomerFault, roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { comparePairings, measurePairing } from '../pairing/measure-pairing.ts'
import type { Pair } from '../pairing/pairing-field.ts'
import { addPlayer } from '../players/add-player.ts'
import { lateSeats } from '../players/late-seats.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import { fieldOfDraw } from '../rounds/pairing-field-of.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { smallestRepair } from '../rounds/smallest-repair.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { undoRound } from '../rounds/undo-round.ts'
import { whyPaired } from '../rounds/why-paired.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, oneAll, openMatches, playerId, twoNil, twoOne } from '../testing/a-tournament.ts'
import { bestMeasureByTrying } from '../testing/exhaustive-pairing.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { type DraftWish, drawPods, followFromSeed, takeBackPods } from './draw-pods.ts'
import { seatedPods } from './seated-pods.ts'
import { setDraftTimer } from './set-draft-timer.ts'

const AS_PROPOSED: DraftWish = { sizes: null, cards: 15, ranksByPod: false, knockout: false }
const NOW = new Date('2027-01-15T18:00:00.000Z')

function draft(players: number): Tournament {
  const waiting = aTournamentOf(players)
  return after(waiting, changeSettings(waiting, { structure: 'draft' }))
}

const drawn = (players: number, wish: Partial<DraftWish> = {}) => {
  const waiting = draft(players)
  return after(waiting, drawPods(waiting, { ...AS_PROPOSED, ...wish }, 'draw'))
}
const begun = (tournament: Tournament) => after(tournament, startTournament(tournament, '8-one'))
const next = (tournament: Tournament, seed = '8-next') =>
  after(tournament, startNextRound(tournament, { seed, wished: null }))
const podsOf = (tournament: Tournament) => currentDraft(tournament)?.pods ?? []
const sizesOf = (tournament: Tournament) => podsOf(tournament).map(({ length }) => length)
const pairsOf = (tournament: Tournament, round: number) => matchesOfRound(tournament, round).map(seatsOf)

function scored(tournament: Tournament, random = seededRandom('scores')): Tournament {
  return openMatches(tournament).reduce((state, { id }) => {
    const score = [twoNil, twoOne, oneAll][Math.floor(random() * 3)] ?? twoNil
    return after(state, setScore(state, { matchId: id, score }))
  }, tournament)
}

/** Whoever sits first, or the one of the two that is given, wins every match. */
function won(tournament: Tournament, wins: (one: PlayerId, other: PlayerId) => boolean = () => true): Tournament {
  const open = openMatches(tournament).filter((match) => resultOf(match) === null)
  return open.reduce((state, match) => {
    const [one, other] = pairOf(match)
    const score = wins(one, other) ? twoNil : { wins1: 0, wins2: 2, draws: 0 }
    return after(state, setScore(state, { matchId: match.id, score }))
  }, tournament)
}

test('DRFT-2 the seed alone gives pods and seats, whoever came first', () => {
  const tournament = drawn(22)
  expect(sizesOf(tournament)).toEqual([8, 8, 6])
  expect(podsOf(tournament).flat().toSorted()).toEqual(tournament.players.map(({ id }) => id).toSorted())
  const other = { ...draft(22), players: draft(22).players.toReversed() }
  expect(podsOf(after(other, drawPods(other, AS_PROPOSED, 'draw')))).toEqual(podsOf(tournament))
  expect(podsOf(after(tournament, drawPods(tournament, AS_PROPOSED, 'again')))).not.toEqual(podsOf(tournament))
  const stage = currentDraft(tournament)
  if (!stage) throw new Error('no draft')
  expect(followFromSeed(stage, true)).toBe(true)
  expect(followFromSeed({ ...stage, seed: 'another' }, true)).toBe(false)
})

test('DRFT-2 every seat is as likely for everybody', () => {
  const waiting = draft(6)
  const first = new Map<string, number>()
  for (let seed = 0; seed < 3_000; seed++) {
    const [one = ''] = podsOf(after(waiting, drawPods(waiting, AS_PROPOSED, `seat ${seed}`)))[0] ?? []
    first.set(one, (first.get(one) ?? 0) + 1)
  }
  expect(first.size).toBe(6)
  for (const count of first.values()) expect(Math.abs(count - 500)).toBeLessThan(100)
})

test('DRFT-2 sizes that seat somebody else, another structure and a draft under way are refused', () => {
  const waiting = draft(14)
  expect(drawPods(waiting, { ...AS_PROPOSED, sizes: [8, 8] }, 's')).toEqual(refuse('draft_pods_invalid', { count: 14 }))
  expect(sizesOf(drawn(14, { sizes: [7, 7] }))).toEqual([7, 7])
  expect(drawPods(aTournamentOf(8), AS_PROPOSED, 's')).toEqual(refuse('not_a_draft'))
  expect(drawPods(draft(1), AS_PROPOSED, 's')).toEqual(refuse('not_enough_players'))
  const running = begun(drawn(14))
  expect(drawPods(running, AS_PROPOSED, 's')).toEqual(refuse('round_not_complete'))
})

test('DRFT-3 until the first pick seats close up and latecomers sit in the smallest pod; afterwards chairs stay', () => {
  const tournament = drawn(14)
  const [big = [], small = []] = podsOf(tournament)
  const without = after(tournament, removePlayer(tournament, big[2] as PlayerId))
  const joined = after(without, addPlayer(without, { name: 'Zoé', newPlayerId: playerId('late') }))
  const seats = [big.filter((_, seat) => seat !== 2), [...small, 'late']]
  expect(seatedPods(joined)?.pods).toEqual(seats)
  const picking = after(joined, setDraftTimer(joined, { course: 'start' }, NOW))
  expect(podsOf(picking)).toEqual(seats)
  const stage = currentDraft(picking)
  expect(stage?.drawnPods).toEqual([big, small])
  expect(stage && followFromSeed(stage, true)).toBe(true)
  expect(newcomerFault(picking)).toBe('draft_under_way')
  expect(addPlayer(picking, { name: 'Trop tard', newPlayerId: playerId('later') })).toEqual(refuse('draft_under_way'))
  const left = after(picking, removePlayer(picking, small[0] as PlayerId))
  expect(seatedPods(left)?.pods).toEqual(seats)
  const round = begun(left)
  expect(matchesOfRound(round, 1).filter(isBye)).toHaveLength(1)
  expect(pairsOf(round, 1).flat()).not.toContain(small[0])
})

test('DRFT-3 eleven in each pod leave no chair, so the pods are drawn again', () => {
  const tournament = drawn(22, { sizes: [11, 11] })
  const joined = after(tournament, addPlayer(tournament, { name: 'Zoé', newPlayerId: playerId('late') }))
  expect(seatedPods(joined)?.unseated).toEqual(['late'])
  expect(startTournament(joined, 'one')).toEqual(refuse('draft_pods_full'))
  expect(setDraftTimer(joined, { course: 'start' }, NOW)).toEqual(refuse('draft_pods_full'))
  expect(sizesOf(after(joined, drawPods(joined, AS_PROPOSED, 'again')))).toEqual([8, 8, 7])
})

test('DRFT-3 pods are taken back until the first pick', () => {
  const tournament = drawn(14, { ranksByPod: true })
  const back = after(tournament, takeBackPods(tournament, { stage: 0 }))
  expect(currentStage(back)).toEqual({ kind: 'draft', plannedRounds: null, pods: [], cards: 15, ranksByPod: true })
  expect(takeBackPods(back, { stage: 0 })).toEqual({ accepted: true, value: [] })
  const picking = after(tournament, setDraftTimer(tournament, { course: 'start' }, NOW))
  expect(takeBackPods(picking, { stage: 0 })).toEqual(refuse('draft_under_way'))
  expect(drawPods(picking, AS_PROPOSED, 's')).toEqual(refuse('draft_under_way'))
})

test('DRFT-4 the time of picks starts, pauses, moves and stops, as a moment in UTC', () => {
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
  const tournament = drawn(8)
  const course = (of: Tournament) => currentDraft(of)?.timer?.course
  expect(setDraftTimer(tournament, { course: 'pause' }, NOW)).toEqual(refuse('draft_timer_not_started'))
  expect(setDraftTimer(draft(8), { course: 'start' }, NOW)).toEqual(refuse('draft_not_drawn'))
  const started = after(tournament, setDraftTimer(tournament, { course: 'start' }, NOW))
  expect(course(started)).toEqual({ kind: 'running', startedAt: '2027-01-15T18:00:00.000Z' })
  expect(setDraftTimer(started, { course: 'start' }, at(9))).toEqual({ accepted: true, value: [] })
  const paused = after(started, setDraftTimer(started, { course: 'pause' }, at(50)))
  expect(course(paused)).toEqual({ kind: 'paused', elapsedMs: 50_000 })
  const resumed = after(paused, setDraftTimer(paused, { course: 'resume' }, at(80)))
  expect(course(resumed)).toEqual({ kind: 'running', startedAt: '2027-01-15T18:00:30.000Z' })
  const skipped = after(resumed, setDraftTimer(resumed, { course: 'skip', toMs: 0 }, at(90)))
  expect(course(skipped)).toEqual({ kind: 'running', startedAt: '2027-01-15T18:01:30.000Z' })
  const stopped = after(skipped, setDraftTimer(skipped, { course: 'stop' }, at(95)))
  expect(currentStage(stopped)).toEqual(currentStage(tournament))
  expect(setDraftTimer(begun(tournament), { course: 'start' }, NOW)).toEqual(refuse('draft_over'))
})

test.each([6, 7, 8, 9, 10, 11])('DRFT-5 round 1 of %i meets across the table', (players) => {
  const tournament = begun(drawn(players))
  const [pod = []] = podsOf(tournament)
  const byes = matchesOfRound(tournament, 1).filter(isBye).flatMap(seatsOf)
  expect(byes).toHaveLength(players % 2)
  const sitting = pod.filter((id) => !byes.includes(id))
  const half = sitting.length / 2
  expect(matchesOfRound(tournament, 1).filter(isMeeting).map(seatsOf)).toEqual(
    sitting.slice(0, half).map((id, seat) => [id, sitting[seat + half]]),
  )
  expect(recomputeRound(tournament, 1)).toMatchObject({ others: 0, byHand: 0 })
})

test('DRFT-5 who draws no pods has those that are proposed, and round 1 taken back begins with the same', () => {
  const tournament = begun(draft(16))
  expect(sizesOf(tournament)).toEqual([8, 8])
  const undone = after(tournament, undoRound(tournament, 1))
  expect(podsOf(undone)).toEqual(podsOf(tournament))
  expect(pairsOf(begun(undone), 1)).toEqual(pairsOf(tournament, 1))
})

test('DRFT-6 each round of a pod is the best of all its rounds, and nobody meets anybody of another pod', () => {
  const seed = `${Date.now()}`
  const random = seededRandom(seed)
  for (let run = 0; run < 25; run++) {
    const players = 6 + Math.floor(random() * 21)
    let tournament = begun(drawn(players))
    for (let round = 2; round <= roundsToPlay(tournament); round++) {
      tournament = scored(tournament, random)
      if (random() < 0.4) {
        const leaver = tournament.players[Math.floor(random() * players)]
        if (leaver) tournament = after(tournament, removePlayer(tournament, leaver.id))
      }
      tournament = next(tournament, `8-${seed} ${run} ${round}`)
      expect(recomputeRound(tournament, round), seed).toMatchObject({ others: 0 })
      for (const pod of podsOf(tournament)) expectBest(tournament, { pod, round, note: `${seed} ${run}` })
    }
    expectInsidePods(tournament)
  }
})

type OfPod = { readonly pod: readonly PlayerId[]; readonly round: number; readonly note: string }

function expectBest(tournament: Tournament, { pod, round, note }: OfPod): void {
  const drawnIn = matchesOfRound(tournament, round).filter((match) => seatsOf(match).some((id) => pod.includes(id)))
  const playing = drawnIn.flatMap(seatsOf)
  if (playing.length > 9) return
  const seed = tournament.rounds.at(-1)?.seed ?? ''
  const field = fieldOfDraw(tournament, round, { playing, seed })
  const pairs = drawnIn.map((match): Pair => [seatsOf(match)[0] ?? '', seatsOf(match)[1] ?? null])
  expect(comparePairings(measurePairing(field, pairs), bestMeasureByTrying(field)), note).toBe(0)
}

function expectInsidePods(tournament: Tournament): void {
  const podOf = podOfPlayers(currentStage(tournament))
  const last = tournament.stages.length - 1
  const rounds = tournament.rounds.flatMap(({ number, stage }) => (stage === last ? [number] : []))
  for (const match of tournament.matches.filter(({ round }) => rounds.includes(round)).filter(isMeeting)) {
    expect(new Set(seatsOf(match).map((id) => podOf.get(id))).size).toBe(1)
  }
}

test.each([96, 256])(
  'DRFT-6 %i players: three rounds inside pods, nobody twice and one bye to an odd pod',
  (players) => {
    let tournament = begun(drawn(players))
    for (let round = 2; round <= 3; round++) tournament = next(scored(tournament, seededRandom(`${round}`)))
    expectInsidePods(tournament)
    const meetings = tournament.matches.filter(isMeeting).map((match) => seatsOf(match).toSorted().join())
    expect(new Set(meetings).size).toBe(meetings.length)
    expect(meetings).toHaveLength((3 * players) / 2)
  },
)

test('DRFT-6 three rounds for pods up to eight, four for larger ones, or as many as are planned', () => {
  expect([6, 8, 16, 17, 24].map((players) => roundsToPlay(drawn(players)))).toEqual([3, 3, 3, 4, 3])
  expect([6, 9, 16, 17].map((players) => roundsToPlay(draft(players)))).toEqual([3, 4, 3, 4])
})

test('DRFT-7 in a knockout of eight the winners of 1-5 and 3-7 meet, those of 2-6 and 4-8, and then the final', () => {
  let tournament = begun(drawn(16, { knockout: true }))
  const [one = [], other = []] = podsOf(tournament)
  const across = (pod: readonly PlayerId[]) => [0, 1, 2, 3].map((seat) => [pod[seat], pod[seat + 4]])
  expect(pairsOf(tournament, 1)).toEqual([...across(one), ...across(other)])
  const match = openMatches(tournament)[0]
  expect(match && setScore(tournament, { matchId: match.id, score: oneAll })).toEqual(refuse('winner_needed'))
  tournament = next(won(tournament, (first) => first !== one[2]))
  expect(pairsOf(tournament, 2)).toEqual([
    [one[0], one[6]],
    [one[1], one[3]],
    [other[0], other[2]],
    [other[1], other[3]],
  ])
  tournament = next(won(tournament))
  expect(pairsOf(tournament, 3)).toEqual([
    [one[0], one[1]],
    [other[0], other[1]],
  ])
  const over = won(tournament)
  expect(startNextRound(over, { seed: 's', wished: null })).toEqual(refuse('cut_over'))
  const ranked = computeStandings({ ...over, throughRound: 3 })
  expect(ranked.map(({ points }) => points)).toEqual([9, 9, 6, 6, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(drawPods(draft(14), { ...AS_PROPOSED, knockout: true }, 's')).toEqual(refuse('draft_knockout_of_eight'))
})

test('DRFT-7 who leaves a knockout loses, and who was to meet them goes on alone', () => {
  const tournament = begun(drawn(8, { knockout: true }))
  const [pod = []] = podsOf(tournament)
  const left = after(tournament, removePlayer(tournament, pod[0] as PlayerId))
  const second = next(won(left))
  expect(pairsOf(second, 2)).toEqual([
    [pod[4], pod[2]],
    [pod[1], pod[3]],
  ])
})

test('DRFT-8 pairing by hand stays inside a pod, and a repair is left to it', () => {
  const tournament = begun(drawn(16))
  const [one = [], other = []] = podsOf(tournament)
  const sides = (a: PlayerId | undefined, b: PlayerId | undefined) =>
    [[a], [b]] as unknown as readonly [[PlayerId], [PlayerId]]
  const kept = [1, 2, 3].flatMap((seat) => [one, other].map((pod) => sides(pod[seat], pod[seat + 4])))
  const across = [sides(one[0], other[0]), sides(one[4], other[4]), ...kept]
  const pairings = (all: readonly (readonly [[PlayerId], [PlayerId]])[]) =>
    all.map((pair) => ({ kind: 'played', sides: pair }) as const)
  expect(setPairings(tournament, { round: 1, pairings: pairings(across) })).toEqual(refuse('pairing_other_pod'))
  const inside = [sides(one[0], one[1]), sides(one[4], one[5]), ...kept.filter(([[id]]) => id !== one[1])]
  const changed = [...inside, sides(other[0], other[4])]
  expect(setPairings(tournament, { round: 1, pairings: pairings(changed) }).accepted).toBe(true)
})

test('DRFT-8 somebody who comes back is offered the chair or bye of their own pod alone', () => {
  const tournament = begun(drawn(16))
  const [one = [], other = []] = podsOf(tournament)
  const leave = (state: Tournament, id: PlayerId | undefined) => after(state, removePlayer(state, id as PlayerId))
  const second = next(won(leave(leave(tournament, one[0]), other[0])))
  const back = after(second, restorePlayer(second, one[0] as PlayerId))
  const offers = lateSeats(back, one[0] as PlayerId)?.opponents.map(({ playerId }) => playerId) ?? []
  expect(offers).toHaveLength(1)
  expect(one).toContain(offers[0])
  expect(smallestRepair(back, [one[0] as PlayerId])).toBeNull()
})

test('DRFT-9 where each pod has its own ranking it begins with its own first place; no top follows', () => {
  const tournament = won(begun(drawn(16, { ranksByPod: true })))
  const rows = computeStandings({ ...tournament, throughRound: 1 })
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8])
  const [one = [], other = []] = podsOf(tournament)
  expect(rows.slice(0, 8).every(({ playerId }) => one.includes(playerId))).toBe(true)
  expect(rows.slice(8).every(({ playerId }) => other.includes(playerId))).toBe(true)
  const top = startCut(tournament, { wish: { by: 'size', size: 4 }, afterRound: 1, seed: 's' })
  expect(top).toEqual(refuse('cut_needs_swiss'))
})

test('DRFT-9 after one ranking for all a top plays on', () => {
  const tournament = won(begun(drawn(16)))
  expect(computeStandings({ ...tournament, throughRound: 1 }).map(({ rank }) => rank)).toEqual(
    Array.from({ length: 16 }, (_, place) => place + 1),
  )
  const cut = after(tournament, startCut(tournament, { wish: { by: 'size', size: 8 }, afterRound: 1, seed: 's' }))
  expect(currentStage(cut)).toMatchObject({ kind: 'elimination' })
  expect(currentStage(after(cut, undoRound(cut, 2)))).toMatchObject({ kind: 'draft' })
})

test('DRFT-8 why two meet is said of their pod: across the table, by points inside the pod, or as winners', () => {
  const reasons = (tournament: Tournament, round: number) =>
    matchesOfRound(tournament, round).map((match) => whyPaired(tournament, match, seatsOf(match)[0] as PlayerId))
  const first = begun(drawn(15))
  expect(reasons(first, 1)).toEqual([
    ...Array.from({ length: 7 }, () => [{ kind: 'draft', because: 'across' }]),
    [{ kind: 'draft', because: 'podBye' }],
  ])
  const second = next(won(begun(drawn(16))))
  expect(reasons(second, 2)[0]).toEqual([{ kind: 'same_points', points: 3, players: 4 }])
  const knockout = next(won(begun(drawn(8, { knockout: true }))))
  expect(reasons(knockout, 2)[0]).toEqual([{ kind: 'draft', because: 'podWinners' }])
})

test('DRFT-10 a second draft seats the standings from the top, odd pods last, and counts on', () => {
  let tournament = begun(drawn(25))
  for (let round = 2; round <= 3; round++) tournament = next(scored(tournament, seededRandom(`second ${round}`)))
  tournament = scored(tournament)
  const ranked = computeStandings({ ...tournament, throughRound: 3 }).map(({ playerId: id }) => id)
  const second = after(tournament, drawPods(tournament, AS_PROPOSED, 'second'))
  expect(sizesOf(second)).toEqual([8, 8, 9])
  expect(podsOf(second).map((pod) => pod.toSorted())).toEqual(
    [ranked.slice(0, 8), ranked.slice(8, 16), ranked.slice(16)].map((pod) => pod.toSorted()),
  )
  const stage = currentDraft(second)
  expect(stage && followFromSeed(stage, false)).toBe(true)
  expect(roundsToPlay(second)).toBe(3 + 4)
  const back = after(second, takeBackPods(second, { stage: 1 }))
  expect(back.stages).toEqual(tournament.stages)
  expect(takeBackPods(back, { stage: 1 })).toEqual({ accepted: true, value: [] })
  const played = next(second)
  const undone = after(played, undoRound(played, 4))
  expect(undone.stages).toEqual(second.stages)
  let round = played
  for (let number = 5; number <= 7; number++) round = next(scored(round, seededRandom(`${number}`)))
  expectInsidePods(round)
  expect(recomputeRound(round, 4)).toMatchObject({ others: 0 })
  expect(recomputeRound(round, 6)).toMatchObject({ others: 0 })
  const points = computeStandings({ ...scored(round), throughRound: 7 }).map((row) => row.points)
  expect(points[0]).toBeGreaterThan(9)
})

test('DRFT-10 whoever met before a second draft meets again only where no other round is left, and nobody twice in it', () => {
  let again = 0
  for (let run = 0; run < 40; run++) {
    let tournament = begun(drawn(6))
    for (let round = 2; round <= 3; round++) tournament = next(won(tournament), `8-${run} ${round}`)
    tournament = won(tournament)
    tournament = next(after(tournament, drawPods(tournament, AS_PROPOSED, `second ${run}`)))
    for (let round = 5; round <= 6; round++) tournament = next(won(tournament), `8-${run} ${round}`)
    const pairs = tournament.matches.map((match) => ({ round: match.round, key: seatsOf(match).toSorted().join() }))
    const first = new Set(pairs.filter(({ round }) => round <= 3).map(({ key }) => key))
    const second = pairs.filter(({ round }) => round > 3).map(({ key }) => key)
    expect(new Set(second).size, `run ${run}`).toBe(second.length)
    again += second.slice(3).filter((key) => first.has(key)).length
  }
  // Six players have five opponents for six rounds.
  expect(again).toBeGreaterThan(0)
})
