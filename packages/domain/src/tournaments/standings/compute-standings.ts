import { lastOf } from '../../last-of.ts'
import { groupOfPlayers } from '../kinds/groups.ts'
import { FIRST_STAGE, lastRankedRound } from '../kinds/stage.ts'
import { annulledMatches } from '../players/left-matches.ts'
import { inOrderOfRounds } from '../results/in-order-of-rounds.ts'
import { entrantsOf, fieldOfEntrants } from '../teams/entrants.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { bracketLevels } from './bracket-levels.ts'
import { type RecordedField, recordedField } from './player-records.ts'
import { podByPod, rankedPods } from './pod-by-pod.ts'
import { type RankedSpan, rankedSpans } from './ranked-spans.ts'
import { isByMeetings as isMeetingsStage, type RoundRobinOrder, roundRobinOrder } from './round-robin-order.ts'
import { sideBySide } from './side-by-side.ts'
import type { Standing } from './standing.ts'
import { sharedPlaces, standingsOrder } from './standings-order.ts'
import { figuresInSteps, type TournamentFigures } from './tournament-figures.ts'

/** Later rounds than `throughRound` are ignored. */
export type StandingsInput = Pick<
  Tournament,
  'rules' | 'lot' | 'players' | 'matches' | 'stages' | 'rounds' | 'teamKind' | 'teams'
> & {
  readonly penalties?: Tournament['penalties']
  readonly throughRound: RoundNumber
}

/** One span of rounds, with those who are ranked by it. */
type SpanInput = StandingsInput & { readonly span: RankedSpan }

/**
 * Everyone in order by the tournament's rules, dropped players too, and disqualified ones if the rules rank them. Bracket players come
 * first, by how far they got; figures are those of earlier rounds. Those of a later part stand above those who are not in it.
 */
export function computeStandings(input: StandingsInput): readonly Standing[] {
  return lastOf(standingsInSteps(input))
}

/** The same, for others to have their turn in between: tens of thousands of matches are a long piece of work. */
export function* standingsInSteps(input: StandingsInput): Generator<undefined, readonly Standing[]> {
  const tournament = fieldOfEntrants(input)
  return podByPod(tournament, yield* bySpan(tournament, standingsOfSpan))
}

/** Likewise, but as one ranking even where each pod of a draft has its own. */
export function computeOverallStandings(tournament: StandingsInput): readonly Standing[] {
  return lastOf(bySpan(fieldOfEntrants(tournament), standingsOfSpan))
}

/** Likewise, but players that only the lot separates share a rank. */
export function computeSharedStandings(input: StandingsInput): readonly Standing[] {
  const tournament = fieldOfEntrants(input)
  return podByPod(tournament, lastOf(bySpan(tournament, sharedStandingsOfSpan)))
}

type InSteps<Result> = Generator<undefined, Result>

function* bySpan(
  tournament: StandingsInput,
  rank: (input: SpanInput) => InSteps<readonly Standing[]>,
): InSteps<readonly Standing[]> {
  const rows: Standing[] = []
  for (const span of rankedSpans(tournament)) {
    const above = rows.length
    for (const row of yield* rank({ ...tournament, span }))
      rows.push(above === 0 ? row : { ...row, rank: above + row.rank })
  }
  return rows
}

/** The span by which a player is ranked; null if no such player. */
export function spanOfPlayer(tournament: StandingsInput, player: PlayerId): RankedSpan | null {
  if (!tournament.players.some(({ id }) => id === player)) return null
  return rankedSpans(tournament).find(({ members }) => members?.has(player) ?? true) ?? null
}

function* standingsOfSpan(tournament: SpanInput): InSteps<readonly Standing[]> {
  // No round counts for points: all who lost in the same round are level. A round robin draws no lot.
  if (lastRankedRound(tournament) === 0 || isByMeetings(tournament)) return yield* sharedStandingsOfSpan(tournament)
  const { field, figures } = yield* countedFigures(tournament)
  yield
  const ranked = rankedOf(tournament, standingsOrder(field, figures, tournament.lot))
  return byLevel(tournament, ranked).map(({ index }, place) => standing(field, figures, { index, rank: place + 1 }))
}

function* sharedStandingsOfSpan(tournament: SpanInput): InSteps<readonly Standing[]> {
  const { field, figures, order } = yield* sharedOrder(tournament)
  const ranks: number[] = []
  for (const [place, { level, shared }] of order.entries()) {
    const above = order[place - 1]
    const isShared = above !== undefined && above.level === level && above.shared === shared
    ranks.push(isShared ? (ranks[place - 1] ?? 1) : place + 1)
  }
  return order.map(({ index }, place) => standing(field, figures, { index, rank: ranks[place] ?? place + 1 }))
}

/** Those whose place was drawn by lot: equal by everything else, but at different places here. */
export function drawnByLot(tournament: StandingsInput, standings: readonly Standing[]): ReadonlySet<PlayerId> {
  const rankOf = new Map(standings.map(({ playerId, rank }) => [playerId, rank]))
  const podOf = rankedPods(tournament)
  const equals = Map.groupBy(computeSharedStandings(tournament), ({ rank, playerId }) => {
    return `${podOf.get(playerId) ?? ''} ${rank}`
  })
  const drawn = [...equals.values()].filter(
    (rows) => new Set(rows.map(({ playerId }) => rankOf.get(playerId))).size > 1,
  )
  return new Set(drawn.flatMap((rows) => rows.map(({ playerId }) => playerId)))
}

function isByMeetings({ rules, stages, span }: SpanInput): boolean {
  return isMeetingsStage({ rules, stages: stages.slice(span.stage, span.stage + 1) })
}

function* sharedOrder(tournament: SpanInput) {
  const { field, figures } = yield* countedFigures(tournament)
  yield
  const ranked = rankedOf(tournament, standingsOrder(field, figures, tournament.lot))
  const { before, places } = isByMeetings(tournament)
    ? placesInCircles(tournament, { field, figures, ranked })
    : { before: ranked, places: sharedPlaces(field, figures, ranked) }
  // The place before the bracket, the same for players whom only the lot tells apart.
  const shared = new Map(before.map((index, place) => [index, places[place]]))
  const order = byLevel(tournament, before).map((placed) => ({ ...placed, shared: shared.get(placed.index) }))
  return { field, figures, order }
}

type Placed = {
  readonly index: number
  readonly level: number
}

/** Players who came further in the bracket stand above; the others keep their order. */
function byLevel(tournament: StandingsInput, order: readonly number[]): readonly Placed[] {
  const levels = bracketLevels(tournament)
  const placed = order.map((index) => ({ index, level: levels.get(tournament.players[index]?.id ?? '') ?? 0 }))
  return levels.size === 0 ? placed : placed.sort((one, other) => other.level - one.level)
}

/** Players and results of a span, without what was annulled. */
export function countedField(tournament: StandingsInput, span: RankedSpan): RecordedField {
  const { matches } = tournament
  const players = entrantsOf(tournament)
  const { from, through, rules, rulesOf, stoppedAfter } = span
  const annulled = annulledMatches(tournament)
  const isCounted = (match: Match) => match.round >= from && match.round <= through && !annulled.includes(match)
  const inOrder = inOrderOfRounds(matches)
  const areAllCounted = from === 1 && annulled.length === 0 && (inOrder.at(-1)?.round ?? 0) <= through
  const counted = areAllCounted ? inOrder : inOrder.filter(isCounted)
  const ofSpan = from === 1 ? annulled : annulled.filter(({ round }) => round >= from)
  return recordedField({ rules, rulesOf, stoppedAfter, players, annulled: ofSpan, matches: counted })
}

function* countedFigures(tournament: SpanInput) {
  const { span } = tournament
  const field = countedField(tournament, span)
  yield
  return { field, figures: yield* figuresInSteps(field, span.through) }
}

/** A round robin's order by meetings, with what separated tied players; else null. */
export function meetingsOrder(tournament: SpanInput): RoundRobinOrder | null {
  if (!isByMeetings(tournament)) return null
  const { field, figures } = lastOf(countedFigures(tournament))
  const everybody = field.players.map((_, index) => index)
  const orders = circlesIn(tournament, field, rankedOf(tournament, everybody)).map((circle) =>
    orderByMeetings(field, figures, circle),
  )
  return {
    places: orders.flatMap(({ places }) => places),
    steps: new Map(orders.flatMap(({ steps }) => [...steps])),
  }
}

/** Those who meet one another: everybody, or group by group; who is in none comes last. */
function circlesIn({ stages, span }: SpanInput, { players }: RecordedField, ranked: readonly number[]) {
  const groupOf = groupOfPlayers(stages[span.stage] ?? FIRST_STAGE)
  const circles = Map.groupBy(ranked, (index) => groupOf.get(players[index]?.id ?? '') ?? groupOf.size)
  return [...circles].sort(([one], [other]) => one - other).map(([, circle]) => circle)
}

function orderByMeetings(field: RecordedField, figures: TournamentFigures, ranked: readonly number[]): RoundRobinOrder {
  const { players } = field
  const points = new Map(players.map(({ id }, index) => [id, figures.records.points[index] ?? 0]))
  return roundRobinOrder(
    field,
    points,
    ranked.flatMap((index) => players[index]?.id ?? []),
  )
}

type Counted = {
  readonly field: RecordedField
  readonly figures: TournamentFigures
  readonly ranked: readonly number[]
}

/** Groups are ranked side by side: their first, then their second ones. */
function placesInCircles(tournament: SpanInput, { field, figures, ranked }: Counted) {
  const circles = circlesIn(tournament, field, ranked).map((circle) => placesByMeetings(field, figures, circle))
  const [circle, ...others] = circles
  if (others.length === 0) return circle ?? { before: [], places: [] }
  return sideBySide(field, circles, tournament.lot)
}

function placesByMeetings(field: RecordedField, figures: TournamentFigures, ranked: readonly number[]) {
  const { places } = orderByMeetings(field, figures, ranked)
  const before = places.flat().flatMap((id) => field.indexes.get(id) ?? [])
  let place = 1
  const shared = places.flatMap((level) => {
    const first = place
    place += level.length
    return level.map(() => first)
  })
  return { before, places: shared }
}

/** Those of the span, without unranked players; results of the others still count for opponents and averages. */
function rankedOf(tournament: SpanInput, everybody: readonly number[]): readonly number[] {
  const { rules, players, penalties = [], span } = tournament
  const { members } = span
  const order = members ? everybody.filter((index) => members.has(players[index]?.id as PlayerId)) : everybody
  if (rules.disqualified === 'ranked' || penalties.length === 0) return order
  const out = new Set(penalties.flatMap(({ kind, playerId }) => (kind === 'disqualification' ? [playerId] : [])))
  return order.filter((index) => !out.has(players[index]?.id as PlayerId))
}

type Ranked = { readonly index: number; readonly rank: number }

function standing({ players }: RecordedField, figures: TournamentFigures, { index, rank }: Ranked): Standing {
  const player = players[index]
  if (!player) throw new Error(`Player ${index} of ${players.length} is ranked`)
  return { rank, playerId: player.id, ...rowFigures(figures, index) }
}

function rowFigures(figures: TournamentFigures, player: number): Omit<Standing, 'rank' | 'playerId'> {
  const { records, opponentMatchWin, gameWin } = figures
  const matchesWon = records.won[player] ?? 0
  const matchesPlayed = records.rounds[player] ?? 0
  const opponentSecond = figures.opponentGameWin ?? figures.opponentsOpponentMatchWin
  return {
    points: records.points[player] ?? 0,
    matchesWon,
    matchesPlayed,
    matchesDrawn: records.drawn[player] ?? 0,
    winRate: matchesPlayed === 0 ? 0 : matchesWon / matchesPlayed,
    opponentMatchWin: opponentMatchWin.values[player] ?? 0,
    gameWin: gameWin?.values[player] ?? 0,
    opponentGameWin: opponentSecond?.values[player] ?? 0,
    ...(figures.matchWin && { matchWin: figures.matchWin.values[player] ?? 0 }),
    ...(figures.opponentsBeaten && { opponentsBeaten: figures.opponentsBeaten.values[player] ?? 0 }),
    ...(figures.meanSeat && { meanSeat: figures.meanSeat.values[player] ?? 0 }),
  }
}
