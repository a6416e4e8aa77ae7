import { describe, expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { roundMinutes } from '../clock/clock-plan.ts'
import { drawPods, takeBackPods } from '../draft/draw-pods.ts'
import { countedRules, countedRulesAt } from '../kinds/counted-rules.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { partAt, playersOfPart } from '../kinds/part.ts'
import { games, placed } from '../kinds/result.ts'
import { isBye, isPlayed, seatsOf } from '../kinds/seats.ts'
import { FIRST_STAGE, firstStructureOf, hasCutBegun, roundsToPlay, structureOf } from '../kinds/stage.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { addPlayer } from '../players/add-player.ts'
import { lateSeats, playersWithoutSeat } from '../players/late-seats.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { matchPoints } from '../results/match-points.ts'
import { setResult } from '../results/set-score.ts'
import { MOST_PARTS } from '../stage-part.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { explainStanding } from '../standings/explain-standing.ts'
import { after, aTournamentOf, playerId, started, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { canOpenStage } from './can-open-stage.ts'
import { chooseStructure } from './choose-structure.ts'
import { cutCandidates } from './cut-field.ts'
import { type OpenedStage, openStage } from './open-stage.ts'
import { planRounds } from './plan-rounds.ts'
import { recomputeRound } from './recompute-round.ts'
import { activePlayers, isPlayedOut, matchesOfRound } from './round-progress.ts'
import { startCut } from './start-cut.ts'
import { startNextRound } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

const TABLES: OpenedStage = {
  ...{ structure: 'pods', plannedRounds: 2, carriesPoints: false },
  ...{ afterRound: 1, seed: 'part' },
}
const SWISS: OpenedStage = { ...TABLES, structure: 'swiss' }

/** One round of pairs, won by those named first. */
const aRound = (players = 12): Tournament => withResults(started(aTournamentOf(players)))

function opened(tournament: Tournament, wish: Partial<OpenedStage> = {}): Tournament {
  return after(tournament, openStage(tournament, { ...TABLES, ...wish }))
}

/** Everybody first at a table of four wins. */
function podsPlayed(tournament: Tournament): Tournament {
  const round = tournament.rounds.length
  return matchesOfRound(tournament, round)
    .filter((match) => isPlayed(match))
    .reduce((now, { id }) => after(now, setResult(now, { matchId: id, result: placed({ winner: 0 }) })), tournament)
}

const standingsOf = (tournament: Tournament) =>
  computeStandings({ ...tournament, throughRound: tournament.rounds.length })

describe('STGE-1 another part begins between two rounds', () => {
  test('tables of four follow pairs, with rounds of their own', () => {
    const tournament = opened(aRound())
    expect(matchesOfRound(tournament, 2).map((match) => seatsOf(match).length)).toEqual([4, 4, 4])
    expect([structureOf(tournament), firstStructureOf(tournament)]).toEqual(['pods', 'swiss'])
    expect(hasCutBegun(tournament)).toBe(false)
    expect(roundsToPlay(tournament)).toBe(3)
    expect([1, 2].map((round) => partAt(tournament, round))).toEqual([
      { part: 1, of: 2 },
      { part: 2, of: 2 },
    ])
    expect(partAt(aRound(), 1)).toBeNull()
  })

  test('what is not possible is refused, and changes nothing', () => {
    const waiting = aTournamentOf(8)
    const ranked = aRound(8)
    const cut = after(ranked, startCut(ranked, { wish: { by: 'size', size: 4 }, afterRound: 1, seed: 'cut' }))
    expect(openStage(waiting, TABLES)).toEqual(refuse('tournament_not_running'))
    expect(openStage(started(waiting), TABLES)).toEqual(refuse('round_not_complete'))
    expect(openStage(ranked, { ...TABLES, afterRound: 3 })).toEqual(refuse('round_not_current'))
    expect(openStage(cut, { ...TABLES, afterRound: 2 })).toEqual(refuse('cut_under_way'))
    expect(openStage(ranked, { ...TABLES, playing: 9 })).toEqual(refuse('cut_too_big', { size: 9, count: 8 }))
    expect(openStage(ranked, { ...TABLES, playing: 2 })).toMatchObject(refuse('pods_too_small', { size: 3, count: 2 }))
    expect(openStage(ranked, { ...SWISS, rules: { bestOf: 99 } })).toMatchObject({ accepted: false })
    expect(openStage(after(ranked, finishTournament(ranked)), TABLES)).toEqual(refuse('tournament_finished'))
    const knockout = {
      ...ranked,
      stages: [{ kind: 'elimination' as const, seeds: ranked.players.map(({ id }) => id) }],
    }
    expect(openStage(knockout, TABLES)).toEqual(refuse('part_after_knockout'))
    expect([ranked, cut, knockout].map(canOpenStage)).toEqual([true, false, false])
  })

  test('sent twice, one part begins', () => {
    const tournament = opened(aRound())
    expect(openStage(tournament, TABLES)).toEqual({ accepted: true, value: [] })
  })

  test('the parts of an event are bounded', () => {
    let tournament = aRound(4)
    for (let part = 1; part < MOST_PARTS; part++) {
      tournament = withResults(opened(tournament, { ...SWISS, afterRound: part }))
    }
    const more = openStage(tournament, { ...SWISS, afterRound: MOST_PARTS })
    expect(more).toEqual(refuse('part_too_many', { count: MOST_PARTS, parts: MOST_PARTS + 1 }))
    expect(canOpenStage(tournament)).toBe(false)
  })
})

test('STGE-2 the part is taken back with its first round, and can then begin otherwise', () => {
  const before = aRound()
  const tournament = opened(before)
  const undone = after(tournament, undoRound(tournament, 2))
  expect(undone.stages).toEqual(before.stages)
  expect(undone.matches).toEqual(before.matches)
  expect(structureOf(opened(undone, SWISS))).toBe('swiss')
})

describe('STGE-3 points are carried on, or begin again', () => {
  test('without them only the rounds of the part count', () => {
    const tournament = opened(aRound())
    expect(new Set(matchPoints(tournament).values())).toEqual(new Set([0]))
    const [match] = matchesOfRound(tournament, 2)
    expect(whyPaired(tournament, match as never, seatsOf(match as never)[0] as never)[0]).toEqual({
      kind: 'first_round',
    })
    const played = podsPlayed(tournament)
    expect(standingsOf(played).map(({ points }) => points)).toEqual([5, 5, 5, ...Array.from({ length: 9 }, () => 0)])
  })

  test('with them each round counts by the rules it was played by', () => {
    const played = podsPlayed(opened(aRound(), { carriesPoints: true }))
    const won = new Set(matchesOfRound(played, 1).map((match) => seatsOf(match)[0]))
    const winners = new Set(matchesOfRound(played, 2).map((match) => seatsOf(match)[0]))
    for (const { playerId: id, points } of standingsOf(played)) {
      expect(points).toBe((won.has(id) ? 3 : 0) + (winners.has(id) ? 5 : 0))
    }
    expect([countedRulesAt(played, 1).points.win, countedRulesAt(played, 2).points.win]).toEqual([3, 5])
    const [first] = standingsOf(played)
    const told = explainStanding({ ...played, throughRound: 2 }, first?.playerId ?? playerId(''))
    expect(told?.rounds.map(({ points }) => points)).toEqual([3, 5])
  })

  test('before its first round is over the standings are those of the part before', () => {
    const tournament = opened(aRound())
    const before = computeStandings({ ...aRound(), throughRound: 1 })
    expect(computeStandings({ ...tournament, throughRound: 1 })).toEqual(before)
  })
})

describe('STGE-4 the first of the standings play on', () => {
  const before = aRound()
  const leaders = cutCandidates(before).map(({ playerId }) => playerId)
  const tournament = opened(before, { ...SWISS, playing: 6, carriesPoints: true })

  test('the others are not paired, and stay below whatever they won', () => {
    expect(
      activePlayers(tournament, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(leaders.slice(0, 6).toSorted())
    expect(playersWithoutSeat(tournament)).toEqual([])
    const played = withResults(
      after(withResults(tournament), startNextRound(withResults(tournament), { wished: 3, seed: 's' })),
    )
    const ranked = standingsOf(played).map(({ playerId }) => playerId)
    expect(new Set(ranked.slice(0, 6))).toEqual(new Set(leaders.slice(0, 6)))
    expect(ranked.slice(6)).toEqual(leaders.slice(6))
    // They missed none of the rounds they were not in.
    expect(
      standingsOf(played)
        .slice(6)
        .every(({ matchesPlayed }) => matchesPlayed === 1),
    ).toBe(true)
    expect(isPlayedOut(played)).toBe(true)
  })

  test('nobody comes in later, and who left comes back', () => {
    expect(addPlayer(tournament, { name: 'Zoé', newPlayerId: playerId('late') })).toEqual(refuse('part_players_chosen'))
    const gone = after(tournament, removePlayer(tournament, leaders[0] ?? playerId('')))
    expect(restorePlayer(gone, leaders[0] ?? playerId(''))).toMatchObject({ accepted: true })
    expect(lateSeats(tournament, leaders[11] ?? playerId(''))).toBeNull()
  })

  test('the part after it is between them, and so is the cut', () => {
    const third = withResults(opened(withResults(tournament), { ...SWISS, afterRound: 2 }))
    expect(playersOfPart(third)?.length).toBe(6)
    const cut = after(third, startCut(third, { wish: { by: 'size', size: 4 }, afterRound: 3, seed: 'cut' }))
    expect(hasCutBegun(cut)).toBe(true)
    expect(structureOf(cut)).toBe('swiss')
    const tooMany = startCut(third, { wish: { by: 'size', size: 8 }, afterRound: 3, seed: 'cut' })
    expect(tooMany).toEqual(refuse('cut_too_big', { size: 8, count: 6 }))
    expect(standingsOf(cut)).toHaveLength(12)
  })
})

describe('STGE-5 a part has rules of its own', () => {
  test('games of a match, points and minutes follow them, and the round before keeps its own', () => {
    const tournament = opened(aRound(), { ...SWISS, rules: { bestOf: 1, points: { win: 2, draw: 1, loss: 0 } } })
    expect([countedRulesAt(tournament, 1).bestOf, countedRules(tournament).bestOf]).toEqual([3, 1])
    expect(tournament.rules.bestOf).toBe(3)
    const [match] = matchesOfRound(tournament, 2)
    const twoNil = setResult(tournament, {
      matchId: match?.id as never,
      result: { kind: 'games', score: { wins1: 2, wins2: 0, draws: 0 } },
    })
    expect(twoNil).toMatchObject({ accepted: false })
    expect([1, 2].map((round) => roundMinutes(opened(aRound()), round))).toEqual([50, 80])
  })

  test('a part after tables of four may be of pairs again, with the rules of the event', () => {
    const third = opened(podsPlayed(opened(aRound())), { ...SWISS, afterRound: 2, carriesPoints: true })
    expect(countedRules(third)).toBe(third.rules)
    expect(matchesOfRound(third, 3).every((match) => isBye(match) || seatsOf(match).length === 2)).toBe(true)
  })
})

test('STGE-1 its rounds follow from their seeds, and may be fewer or more', () => {
  const tournament = podsPlayed(opened(aRound()))
  expect(recomputeRound(tournament, 2)?.others).toBe(0)
  expect(planRounds(tournament, { rounds: 1, reason: 'tard' })).toEqual(refuse('rounds_below_paired'))
  const longer = after(tournament, planRounds(tournament, { rounds: 4, reason: 'du temps' }))
  expect([roundsToPlay(tournament), roundsToPlay(longer)]).toEqual([3, 4])
})

describe('STGE-12 a draft and constructed rounds in one event', () => {
  const draft = { structure: 'draft', plannedRounds: 2, carriesPoints: true } as const

  test('a draft after other rounds waits for its pods, which follow the standings', () => {
    const before = aRound(16)
    const opened = after(before, openStage(before, { ...SWISS, ...draft }))
    expect([structureOf(opened), opened.rounds.length, canOpenStage(opened)]).toEqual(['draft', 1, false])
    expect(openStage(opened, { ...SWISS, ...draft })).toEqual({ accepted: true, value: [] })
    expect(openStage(opened, { ...SWISS, afterRound: 2 })).toEqual(refuse('part_without_rounds'))
    const leaders = cutCandidates(before).map(({ playerId }) => playerId)
    const wish = { sizes: null, cards: 15, ranksByPod: false, knockout: false } as const
    const drawn = after(opened, drawPods(opened, wish, 'pods'))
    const [first] = draftOf(drawn.stages[1] ?? FIRST_STAGE)?.pods ?? []
    expect(new Set(first)).toEqual(new Set(leaders.slice(0, 8)))
    const paired = after(drawn, startNextRound(drawn, { wished: 2, seed: 's' }))
    const played = withResults(paired)
    expect(partAt(played, 2)).toEqual({ part: 2, of: 2 })
    expect(standingsOf(played)[0]?.points).toBe(6)
    const taken = after(opened, takeBackPods(opened, { stage: 1 }))
    expect(taken.stages).toEqual(before.stages)
  })

  test('constructed rounds follow a draft, between everybody again', () => {
    const waiting = aTournamentOf(8)
    const chosen = after(waiting, chooseStructure(waiting, 'draft'))
    const drafted = withResults(started(chosen))
    const second = after(drafted, openStage(drafted, { ...SWISS, carriesPoints: true, rules: { bestOf: 1 } }))
    expect(structureOf(second)).toBe('swiss')
    const met = new Set(matchesOfRound(drafted, 1).map((match) => seatsOf(match).toSorted().join()))
    expect(matchesOfRound(second, 2).some((match) => met.has(seatsOf(match).toSorted().join()))).toBe(false)
    const won = second.matches
      .filter(({ round }) => round === 2)
      .reduce(
        (now, { id }) => after(now, setResult(now, { matchId: id, result: games({ wins1: 1, wins2: 0, draws: 0 }) })),
        second,
      )
    expect(standingsOf(won).map(({ points }) => points)).toEqual([6, 6, 3, 3, 3, 3, 0, 0])
  })
})
