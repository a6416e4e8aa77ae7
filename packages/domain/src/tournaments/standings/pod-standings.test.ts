import { describe, expect, test } from 'vitest'
import { placed } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import { FIRST_STAGE } from '../kinds/stage.ts'
import { matchPoints } from '../results/match-points.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import { POD_PRESETS, podRules, type WholePlacingRules } from '../rule-packs/pod-rules.ts'
import type { PlacingRules } from '../rule-packs/rule-pack.ts'
import type { Match, MatchId, Placings, PlayerId } from '../tournament.ts'
import { computeSharedStandings, computeStandings, type StandingsInput } from './compute-standings.ts'
import { explainStanding } from './explain-standing.ts'
import type { Standing } from './standing.ts'
import { somePodEvent } from './testing/some-pod-event.ts'

/** A fraction in lowest arithmetic of its own: nothing of the product's. */
type Share = { readonly top: bigint; readonly bottom: bigint }

const share = (top: number, bottom: number): Share => ({ top: BigInt(top), bottom: BigInt(bottom) })
const compareShares = (one: Share, other: Share): number => {
  const difference = one.top * other.bottom - other.top * one.bottom
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}
const plus = (one: Share, other: Share): Share => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
})
const over = ({ top, bottom }: Share, count: number): Share => ({ top, bottom: bottom * BigInt(count) })
const asNumber = ({ top, bottom }: Share): number => Number((top * 10n ** 15n) / bottom) / 1e15

type Row = { id: string; points: number; mw: Share; omw: Share; beaten: number; seat: Share }

/** Straight from the formulas of the brief, one player and one match at a time. */
function naiveRows({ rules, players, matches }: StandingsInput): readonly Row[] {
  const placings = rules.placings as WholePlacingRules
  const floor = share(...placings.floor)
  const win = Array.isArray(placings.places) ? Number(placings.places[0]) : placings.points.win
  const stacks = naiveStacks({ players, matches }, placings)
  const rounds = [...new Set(matches.map(({ round }) => round))]
  const outcomes = (id: string) => matches.flatMap((match) => outcomeOf(match, id, placings) ?? [])
  const earnedOf = (id: string) => outcomes(id).reduce((sum, { points }) => sum + points, 0)
  const mwOf = (id: string): Share => {
    const player = players.find((each) => each.id === id)
    const until = player?.droppedAfter ?? Number.POSITIVE_INFINITY
    const there = (match: Match) => (isPlayed(match) ? match.sides.flat() : [match.player]).includes(id as PlayerId)
    const missed = rounds.filter(
      (round) => round <= until && !matches.some((match) => match.round === round && there(match)),
    ).length
    const played = outcomes(id).length + missed
    if (played === 0) return floor
    const earned = share(earnedOf(id), win * played)
    return compareShares(earned, floor) < 0 ? floor : earned
  }
  return players.map(({ id }): Row => {
    const own = outcomes(id)
    const met = own.flatMap(({ others }) => others)
    const byes = own.filter(({ isBye }) => isBye).length * placings.byeOpponents
    const sum = [...met.map(mwOf), ...Array.from({ length: byes }, () => share(...placings.byeOpponentShare))].reduce(
      plus,
      share(0, 1),
    )
    const count = met.length + byes
    const seats = own.flatMap(({ seat }) => seat ?? [])
    return {
      id,
      points: stacks?.get(id) ?? earnedOf(id),
      mw: mwOf(id),
      omw: count === 0 ? floor : over(sum, count),
      beaten: new Set(own.flatMap(({ beaten }) => beaten)).size,
      seat: share(
        seats.reduce((one, other) => one + other, 0),
        Math.max(1, seats.length),
      ),
    }
  })
}

/** Each round's stacks from those before, in whole numbers of any size; null without a wager. */
function naiveStacks(
  { players, matches }: Pick<StandingsInput, 'players' | 'matches'>,
  placings: WholePlacingRules,
): ReadonlyMap<string, number> | null {
  const { places } = placings
  if (places === null || !('share' in places)) return null
  const up = (top: bigint, bottom: bigint) => top / bottom + (top % bottom === 0n ? 0n : 1n)
  let stacks = new Map<string, bigint>(players.map(({ id }) => [id, BigInt(places.start)]))
  for (const round of [...new Set(matches.map((match) => match.round))].sort((one, other) => one - other)) {
    const before = stacks
    stacks = new Map(before)
    const staked = (id: string) => up((before.get(id) ?? 0n) * BigInt(places.share[0]), BigInt(places.share[1]))
    for (const match of matches.filter((each) => each.round === round)) {
      const ids = match.kind === 'played' ? match.sides.map(([first]): string => first) : []
      if (match.kind === 'loss') stacks.set(match.player, (before.get(match.player) ?? 0n) - staked(match.player))
      const ends = ids.flatMap((id) => outcomeOf(match, id, placings)?.points ?? [])
      const pot = ids.reduce((sum, id) => sum + staked(id), 0n)
      const takers = ends.filter((points) => points > 0).length
      for (const [seat, points] of ends.entries()) {
        const id = ids[seat] ?? ''
        const won = points > 0 ? up(pot, BigInt(takers)) : 0n
        stacks.set(id, (before.get(id) ?? 0n) - staked(id) + won)
      }
    }
  }
  return new Map([...stacks].map(([id, stack]) => [id, Number(stack)]))
}

type Counted = {
  points: number
  others: readonly string[]
  beaten: readonly string[]
  seat: number | null
  isBye: boolean
}

function outcomeOf(match: Match, id: string, rules: WholePlacingRules): Counted | null {
  const alone = { others: [], beaten: [], seat: null }
  if (match.kind === 'bye') return match.player === id ? { ...alone, points: rules.byePoints, isBye: true } : null
  if (match.kind === 'loss') {
    return match.player === id ? { ...alone, points: rules.points.loss, isBye: false } : null
  }
  const ids = match.sides.map(([first]): string => first)
  const seat = ids.indexOf(id)
  if (seat < 0 || match.state.kind !== 'terminated' || match.state.result.kind !== 'placings') return null
  const { outcome } = match.state.result
  const others = ids.filter((other) => other !== id)
  const counts = (points: number, beaten: readonly string[]) => ({
    points,
    beaten,
    others,
    seat: seat + 1,
    isBye: false,
  })
  if ('winner' in outcome) {
    return outcome.winner === seat ? counts(rules.points.win, others) : counts(rules.points.loss, [])
  }
  if ('drawn' in outcome) {
    const isLevel = rules.drawCounts === 'pod' && outcome.drawn.length > 0
    return counts(isLevel || outcome.drawn.includes(seat) ? rules.points.draw : rules.points.loss, [])
  }
  const own = outcome.places[seat] ?? 0
  const behind = ids.filter((_, other) => (outcome.places[other] ?? 0) > own)
  if (Array.isArray(rules.places)) return counts(rules.places[own - 1] ?? rules.points.loss, behind)
  const firsts = outcome.places.filter((place) => place === 1).length
  return counts(own > 1 ? rules.points.loss : firsts > 1 ? rules.points.draw : rules.points.win, behind)
}

function naiveOrder(input: StandingsInput): { rows: ReadonlyMap<string, Row>; compare: (a: Row, b: Row) => number } {
  const { tiebreakers } = input.rules.placings as WholePlacingRules
  const rows = new Map(naiveRows(input).map((row) => [row.id, row]))
  const by = {
    'opponent-match-win': (one: Row, other: Row) => compareShares(other.omw, one.omw),
    'match-win': (one: Row, other: Row) => compareShares(other.mw, one.mw),
    'opponents-beaten': (one: Row, other: Row) => other.beaten - one.beaten,
    'mean-seat': (one: Row, other: Row) => compareShares(other.seat, one.seat),
  } as const
  const compare = (one: Row, other: Row) => {
    if (one.points !== other.points) return other.points - one.points
    return tiebreakers.map((tiebreaker) => by[tiebreaker](one, other)).find((difference) => difference !== 0) ?? 0
  }
  return { rows, compare }
}

const SEEDS = Array.from({ length: 40 }, () => `pods ${Math.random().toString(36).slice(2, 10)}`)

describe('PODS-2 standings of pods are those of their formulas', () => {
  test.each(SEEDS)('seed %s', (seed) => {
    for (let turn = 0; turn < 10; turn++) {
      const input = somePodEvent(`${seed} ${turn}`)
      const { rows, compare } = naiveOrder(input)
      const standings = computeSharedStandings(input)
      const of = (id: string) => rows.get(id) as Row
      for (const [place, row] of standings.entries()) {
        const own = of(row.playerId)
        expect(row.points, `${seed} ${turn}`).toBe(own.points)
        expect(row.opponentMatchWin, `${seed} ${turn}`).toBeCloseTo(asNumber(own.omw), 10)
        if (row.matchWin !== undefined) expect(row.matchWin, `${seed} ${turn}`).toBeCloseTo(asNumber(own.mw), 10)
        if (row.opponentsBeaten !== undefined) expect(row.opponentsBeaten, `${seed} ${turn}`).toBe(own.beaten)
        if (row.meanSeat !== undefined) expect(row.meanSeat, `${seed} ${turn}`).toBeCloseTo(asNumber(own.seat), 10)
        expectExplained(input, row, seed)
        const above = standings[place - 1]
        if (!above) continue
        const difference = compare(of(above.playerId), own)
        expect(difference, `${seed} ${turn}: ${above.playerId} above ${row.playerId}`).toBeLessThanOrEqual(0)
        expect(above.rank === row.rank, `${seed} ${turn}`).toBe(difference === 0)
      }
      const ranked = computeStandings(input)
      expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, place) => place + 1))
      expect(ranked.map(({ points }) => points)).toEqual(standings.map(({ points }) => points))
    }
  })
})

/** What is shown adds up to what was used. */
function expectExplained(input: StandingsInput, row: Standing, seed: string): void {
  const explained = explainStanding(input, row.playerId)
  expect(
    explained?.rounds.reduce((sum, { points }) => sum + points, explained.start ?? 0),
    seed,
  ).toBe(row.points)
  for (const { figure, value, opponents, own, byes } of explained?.figures ?? []) {
    expect(value, seed).toBeCloseTo(figure === 'match-win' ? (row.matchWin ?? 0) : row.opponentMatchWin, 12)
    const added = byes?.opponents ?? 0
    const count = opponents.length + added
    const sum = opponents.reduce((before, { counted }) => before + counted, added * (byes?.share ?? 0))
    if (own) expect(own.counted, seed).toBeCloseTo(value, 12)
    else if (count > 0) expect(sum / count, seed).toBeCloseTo(value, 12)
  }
  const beaten = explained?.beaten
  if (beaten) expect(beaten.length, seed).toBe(row.opponentsBeaten)
}

function pods(rounds: readonly (readonly [string, Placings | 'bye'])[][], placings?: PlacingRules): StandingsInput {
  const matches = rounds.flatMap((tables, index) =>
    tables.map(([names, outcome], table): Match => {
      const [id, round] = [`r${index} ${table}` as MatchId, index + 1]
      if (outcome === 'bye') return { kind: 'bye', id, round, player: names as PlayerId }
      const sides = [...names].map((name) => [name as PlayerId] as const)
      const state = { kind: 'terminated', result: placed(outcome), decidedBy: 'player', reports: [] } as const
      return { kind: 'played', id, round, table, sides, state }
    }),
  )
  const ids = [...new Set(rounds.flat().flatMap(([names]) => [...names]))].sort() as PlayerId[]
  const none = { publicId: null, firstRound: 1, droppedAfter: null, droppedBy: null }
  const players = ids.map((id) => ({ id, name: id, ...none }))
  const rules = podRules({ ...MAGIC, placings })
  return {
    rules,
    players,
    matches,
    stages: [FIRST_STAGE],
    rounds: [],
    teamKind: null,
    teams: [],
    lot: 'lot',
    throughRound: rounds.length,
  }
}

describe('PODS-2 a night of pods by hand', () => {
  // A wins twice, E wins and draws with B; the fifth has a bye each time.
  const input = pods([
    [
      ['ABCD', { winner: 0 }],
      ['E', 'bye'],
    ],
    [
      ['BEAC', { drawn: [0, 1] }],
      ['D', 'bye'],
    ],
  ])
  const row = (id: string) => computeStandings(input).find(({ playerId }) => playerId === id)

  test('points of 5-1-0, a bye as a win, and who is out of a drawn game loses', () => {
    expect(['A', 'B', 'C', 'D', 'E'].map((id) => row(id)?.points)).toEqual([5, 1, 0, 5, 6])
  })

  test('each opponent counts once a pod, and a bye adds three at a fifth', () => {
    // B 1/10 and C 0 rise to a fifth, A has 5/10, D 5/10, E 6/10.
    expect(row('A')?.opponentMatchWin).toBeCloseTo((0.2 + 0.2 + 0.5 + 0.2 + 0.6 + 0.2) / 6, 12)
    expect(row('E')?.opponentMatchWin).toBeCloseTo((3 * 0.2 + 0.2 + 0.5 + 0.2) / 6, 12)
  })

  test('who sat later stands above, all else level', () => {
    const level = pods([[['ABCD', { drawn: [0, 1, 2, 3] }]]])
    expect(computeStandings(level).map(({ playerId, meanSeat }) => `${playerId}${meanSeat}`)).toEqual([
      'D4',
      'C3',
      'B2',
      'A1',
    ])
  })

  test('the explanation names who was beaten, the seats, and what a bye adds', () => {
    const explained = explainStanding(input, 'E' as PlayerId)
    expect(explained?.seats).toEqual([{ round: 2, seat: 2, of: 4 }])
    expect(explained?.beaten).toEqual([])
    expect(explainStanding(input, 'A' as PlayerId)?.beaten).toEqual(['B', 'C', 'D'])
    const [omw] = explained?.figures ?? []
    expect(omw).toMatchObject({ figure: 'opponent-match-win', byes: { rounds: 1, opponents: 3, share: 0.2 } })
    expect(omw?.opponents.map(({ opponent, bound }) => `${opponent} ${bound}`)).toEqual([
      'B floor',
      'A null',
      'C floor',
    ])
  })

  test('a whole pod draws where the rules say so', () => {
    const level = pods([[['ABCD', { drawn: [0, 1] }]]], { ...POD_PRESETS.standard, drawCounts: 'pod' })
    expect(computeStandings(level).map(({ points }) => points)).toEqual([1, 1, 1, 1])
  })
})

describe('PODS-26 tables played for a wager', () => {
  const { wager } = POD_PRESETS
  const night = pods(
    [
      [
        ['ABCD', { winner: 0 }],
        ['E', 'bye'],
      ],
      [
        ['EABC', { drawn: [0, 1, 2] }],
        ['D', 'bye'],
      ],
    ],
    wager,
  )

  test('seven in a hundred go into the pot, rounded up; the winner takes it, a draw shares it, a bye costs nothing', () => {
    // Round 1: four stakes of 70. Round 2: stakes 70, 85 (of 1,210), 66 and 66 (of 930); 287 among three are 96.
    const points = Object.fromEntries(computeStandings(night).map((row) => [row.playerId, row.points]))
    expect(points).toEqual({ A: 1210 - 85 + 96, B: 930 - 66 + 96, C: 930 - 66, D: 930, E: 1000 - 70 + 96 })
  })

  test('a row says what was staked, what the pot was and where it began', () => {
    const explained = explainStanding(night, 'A' as PlayerId)
    expect(explained?.start).toBe(1000)
    expect(explained?.rounds.map(({ stake }) => stake)).toEqual([
      { stake: 70, pot: 280, gain: 210 },
      { stake: 85, pot: 287, gain: 11 },
    ])
    expect(explainStanding(night, 'E' as PlayerId)?.rounds[0]?.stake).toEqual({ stake: 0, pot: 0, gain: 0 })
  })

  test('averages count wins and draws, not the stack', () => {
    // A 6/10; B 1/10 and C 0 rise to a fifth; D 5/10; of E, who had the bye, three at a fifth.
    const omw = (id: string) => computeStandings(night).find(({ playerId }) => playerId === id)?.opponentMatchWin
    expect(omw('D')).toBeCloseTo((0.6 + 0.2 + 0.2 + 3 * 0.2) / 6, 12)
  })

  test('a corrected first round changes what was staked in every later one, for the draw of pairings as well', () => {
    const [first, ...others] = night.matches
    if (first?.kind !== 'played') throw new Error('no table')
    const state = { kind: 'terminated', result: placed({ winner: 3 }), decidedBy: 'organizer', reports: [] } as const
    const corrected = { ...night, matches: [...others, { ...first, state }] }
    // Only a stack of 930 is left to A, who stakes 66 of it: 66 + 70 + 66 + 66 among three are 90.
    expect(Object.fromEntries(matchPoints(corrected))).toEqual({ A: 954, B: 954, C: 864, D: 1210, E: 1020 })
    for (const { playerId, points } of computeStandings(corrected)) {
      expect(matchPoints(corrected).get(playerId)).toBe(points)
    }
  })
})
