import { type MatchOutcome, outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { placingsOf } from '../kinds/match-result.ts'
import { placeOf } from '../kinds/result.ts'
import { entrantsIn, isPlayed, opponentsIn, sideOf } from '../kinds/seats.ts'
import { replayWagers, type Stake } from '../results/wagers.ts'
import { fractionValue } from '../rule-packs/fraction.ts'
import type { CountedRules } from '../rule-packs/pod-rules.ts'
import type { Fraction, RulePack, Tiebreaker } from '../rule-packs/rule-pack.ts'
import { entrantOf, fieldOfEntrants } from '../teams/entrants.ts'
import type { EntrantId, PlayerId, RoundNumber } from '../tournament.ts'
import { countedField, meetingsOrder, type StandingsInput, spanOfPlayer } from './compute-standings.ts'
import { runningPoints } from './cumulative.ts'
import { lostRounds } from './lost-rounds.ts'
import { gameWinFractions, matchWinFractions, type PlayerFractions } from './own-figures.ts'
import { type RecordedField, rulesAt } from './player-records.ts'
import { podRecords, type TakenSeat } from './pod-figures.ts'
import type { RankedSpan } from './ranked-spans.ts'
import type { LevelStep } from './round-robin-order.ts'
import { tallyRecords } from './tally-records.ts'
import { tournamentFigures } from './tournament-figures.ts'

/** One of a player's rounds, as it counts for points. */
export type CountedRound = {
  readonly round: RoundNumber
  /** None for byes and unopposed losses; several at larger tables. */
  readonly opponents: readonly EntrantId[]
  readonly outcome: Exclude<MatchOutcome, { readonly kind: 'open' }>
  readonly points: number
  /** Where tables are played for a wager. */
  readonly stake?: Stake
  /** Where a table's result gives places, from 1. */
  readonly place?: number
}

/** A share as earned, and as counted after the rules' floor or cap. */
export type CountedShare = {
  /** Points or wins out of how many; null if nothing was played, or if the share is itself a mean. */
  readonly earned: Fraction | null
  readonly counted: number
  readonly bound: 'floor' | 'cap' | null
}

/** One opponent's part of a mean. */
export type OpponentShare = CountedShare & { readonly round: RoundNumber; readonly opponent: EntrantId }

/** Tiebreakers that are a share from 0 to 1. */
export type FigureName = Exclude<
  Tiebreaker,
  'head-to-head' | 'rounds-lost' | 'cumulative' | 'opponents-beaten' | 'mean-seat'
>

/** Where a figure comes from: averaged shares of opponents, or the player's own. */
export type ExplainedFigure = {
  readonly figure: FigureName
  readonly value: number
  readonly opponents: readonly OpponentShare[]
  readonly own: CountedShare | null
  /** Opponents that byes add to the mean; left out if none. */
  readonly byes?: ByeShares | undefined
}

export type ByeShares = { readonly rounds: number; readonly opponents: number; readonly share: number }

export type StandingExplanation = {
  /** The rounds counted for this place, and the rules that order it. */
  readonly span: Pick<RankedSpan, 'from' | 'through' | 'rules'> & {
    /** Rounds of parts with different rules. */
    readonly isMixed: boolean
  }
  readonly points: number
  /** What everybody had before the first round, if tables are played for a wager; else null. */
  readonly start: number | null
  readonly rounds: readonly CountedRound[]
  /** Unpaired rounds that count as lost. */
  readonly missedRounds: number
  /** In order of precedence; none where a round robin's meetings decide. */
  readonly figures: readonly ExplainedFigure[]
  /** Rounds lost, if the sum of their squares is a tiebreaker; else null. */
  readonly roundsLost: readonly RoundNumber[] | null
  /** Opponents beaten, each once, and seats, if they break ties; else null. */
  readonly beaten: readonly EntrantId[] | null
  readonly seats: readonly TakenSeat[] | null
  /** Points after each round, if they add up to a tiebreaker; else null. */
  readonly cumulative: readonly number[] | null
  /** Came after round 1, and only that puts them behind equal points. */
  readonly isBehindAsLate: boolean
  /** For a round robin ordered by meetings; else null. */
  readonly meetings: ExplainedMeetings | null
}

export type ExplainedMeetings = {
  /** How the player was separated from those with equal points; empty if there were none. */
  readonly steps: readonly LevelStep[]
  readonly sharedWith: readonly PlayerId[]
}

/** How a player's row came about, from the figures that ordered the standings. Null if no such player. */
export function explainStanding(input: StandingsInput, of: PlayerId): StandingExplanation | null {
  const tournament = fieldOfEntrants(input)
  const playerId = entrantOf(input, of)
  const span = spanOfPlayer(tournament, playerId)
  if (!span) return null
  const { through: throughRound, rules } = span
  const field = countedField(tournament, span)
  const player = field.indexes.get(playerId)
  if (player === undefined) return null
  const records = tallyRecords(field, throughRound)
  const rounds = countedRounds(field, playerId)
  const meetings = explainMeetings({ ...tournament, span }, playerId)
  const tiebreakers = meetings ? [] : rules.tiebreakers
  const names = tiebreakers.filter(isShareName)
  const taken = podRecords(field, throughRound)
  return {
    span: { from: span.from, through: throughRound, rules, isMixed: span.rulesOf !== undefined },
    points: records.points[player] ?? 0,
    start: replayWagers(field.matches, field.rules, field.rulesOf)?.start ?? null,
    rounds,
    missedRounds: Math.max(0, (records.rounds[player] ?? 0) - rounds.length),
    figures: names.map((figure) => explainFigure({ field, player, playerId, throughRound }, figure)),
    roundsLost: tiebreakers.includes('rounds-lost') ? (lostRounds(field, throughRound)[player] ?? []) : null,
    beaten: tiebreakers.includes('opponents-beaten') ? (taken.beaten[player] ?? []) : null,
    seats: tiebreakers.includes('mean-seat') ? (taken.seats[player] ?? []) : null,
    cumulative: tiebreakers.includes('cumulative') ? (runningPoints(field, throughRound)[player] ?? []) : null,
    isBehindAsLate: !meetings && rules.lateEntrants === 'last' && (tournament.players[player]?.firstRound ?? 1) > 1,
    meetings,
  }
}

const NO_SHARES: readonly Tiebreaker[] = [
  'head-to-head',
  'rounds-lost',
  'cumulative',
  'opponents-beaten',
  'mean-seat',
] satisfies readonly Exclude<Tiebreaker, FigureName>[]

/** Whether its figure is a share. */
export function isShareName(tiebreaker: Tiebreaker): tiebreaker is FigureName {
  return !NO_SHARES.includes(tiebreaker)
}

function explainMeetings(
  tournament: Parameters<typeof meetingsOrder>[0],
  playerId: PlayerId,
): ExplainedMeetings | null {
  const order = meetingsOrder(tournament)
  if (!order) return null
  const level = order.places.find((place) => place.includes(playerId)) ?? []
  return { steps: order.steps.get(playerId) ?? [], sharedWith: level.filter((id) => id !== playerId) }
}

type Explained = {
  readonly field: RecordedField
  readonly player: number
  readonly playerId: PlayerId
  readonly throughRound: RoundNumber
}

function countedRounds(field: RecordedField, player: EntrantId): readonly CountedRound[] {
  const wagers = replayWagers(field.matches, field.rules, field.rulesOf)
  return field.matches.flatMap((match) => {
    if (!entrantsIn(match).includes(player)) return []
    const outcome = outcomeFor(match, player, rulesAt(field, match.round))
    if (outcome.kind === 'open') return []
    const placings = placingsOf(match)
    const place = placings && isPlayed(match) ? placeOf(placings, sideOf(match, player)) : null
    const stake = wagers?.stakeOf(match, player)
    const points = stake?.gain ?? pointsFor(outcome)
    return [
      {
        ...{ round: match.round, opponents: opponentsIn(match, player), outcome, points },
        ...(stake && { stake }),
        ...(place === null ? {} : { place }),
      },
    ]
  })
}

function explainFigure(explained: Explained, figure: FigureName): ExplainedFigure {
  const { field, player } = explained
  const { rules } = field
  switch (figure) {
    case 'game-win':
      return explainGameWin(explained)
    case 'match-win':
      return explainOwnMatchWin(explained)
    case 'opponent-game-win': {
      const records = tallyRecords(field, explained.throughRound)
      const shareOf = shares(
        gameWinFractions(records, rules.gameWin.floor),
        gameWinFractions(records, [0, 1]),
        (index) => records.games[index] ?? 0,
      )
      const { opponentGameWin } = tournamentFigures(field, explained.throughRound)
      return averaged(figure, opponentGameWin?.values[player] ?? 0, opponentShares(explained, shareOf))
    }
    case 'opponent-match-win':
    case 'opponents-opponent-match-win':
      return explainMatchWin(atKeptMoment(explained), figure)
    default:
      return figure satisfies never
  }
}

function averaged(figure: FigureName, value: number, opponents: readonly OpponentShare[]): ExplainedFigure {
  return { figure, value, opponents, own: null }
}

function explainGameWin({ field, player, throughRound }: Explained): ExplainedFigure {
  const { gameWin } = field.rules
  const records = tallyRecords(field, throughRound)
  const shareOf = shares(
    gameWinFractions(records, gameWin.ownFloor ? gameWin.floor : [0, 1]),
    gameWinFractions(records, [0, 1]),
    (index) => records.games[index] ?? 0,
  )
  const own = shareOf(player)
  return { figure: 'game-win', value: own.counted, opponents: [], own }
}

function explainOwnMatchWin({ field, player, throughRound }: Explained): ExplainedFigure {
  const own = matchWinShares(field, throughRound)(player)
  return { figure: 'match-win', value: own.counted, opponents: [], own }
}

function matchWinShares(field: RecordedField, throughRound: RoundNumber): (index: number) => CountedShare {
  const { rules, players } = field
  const records = tallyRecords(field, throughRound)
  return shares(
    matchWinFractions(records, { rules, players, throughRound }),
    matchWinFractions(records, { rules: unbounded(rules), players, throughRound }),
    (index) => records.rounds[index] ?? 0,
  )
}

function atKeptMoment(explained: Explained): Explained {
  const { field, player, throughRound } = explained
  const dropped = field.players[player]?.droppedAfter ?? null
  if (field.rules.matchWin.kind !== 'wins' || dropped === null) return explained
  return { ...explained, throughRound: Math.min(dropped, throughRound) }
}

function explainMatchWin(explained: Explained, figure: FigureName): ExplainedFigure {
  const { field, player, throughRound } = explained
  const { opponentMatchWin, opponentsOpponentMatchWin, records } = tournamentFigures(field, throughRound)
  if (figure === 'opponents-opponent-match-win') {
    const shareOf = (index: number): CountedShare => ({
      earned: null,
      counted: opponentMatchWin.values[index] ?? 0,
      bound: null,
    })
    return averaged(figure, opponentsOpponentMatchWin?.values[player] ?? 0, opponentShares(explained, shareOf))
  }
  const shareOf = matchWinShares(field, throughRound)
  const byes = sharesOfByes(field.rules, records.byeOpponents[player] ?? 0)
  return { ...averaged(figure, opponentMatchWin.values[player] ?? 0, opponentShares(explained, shareOf)), byes }
}

function sharesOfByes({ byeWorth }: CountedRules, opponents: number): ByeShares | undefined {
  if (!byeWorth || opponents === 0) return undefined
  return { rounds: opponents / byeWorth.opponents, opponents, share: fractionValue(byeWorth.share) }
}

function unbounded(rules: RulePack): RulePack {
  const { matchWin } = rules
  const open = { floor: [0, 1], cap: [1, 1], droppedCap: [1, 1] } as const
  return { ...rules, matchWin: matchWin.kind === 'wins' ? { ...matchWin, ...open } : { ...matchWin, floor: [0, 1] } }
}

function shares(
  counted: PlayerFractions,
  earned: PlayerFractions,
  playedBy: (index: number) => number,
): (index: number) => CountedShare {
  const at = ({ numerators, denominators }: PlayerFractions, index: number): Fraction => [
    numerators[index] ?? 0,
    denominators[index] ?? 1,
  ]
  return (index) => {
    const [share, value] = [at(earned, index), fractionValue(at(counted, index))]
    if (playedBy(index) === 0) return { earned: null, counted: value, bound: value > 0 ? 'floor' : null }
    const difference = value - fractionValue(share)
    return { earned: share, counted: value, bound: difference > 0 ? 'floor' : difference < 0 ? 'cap' : null }
  }
}

function opponentShares(
  { field, playerId, throughRound }: Explained,
  shareOf: (index: number) => CountedShare,
): readonly OpponentShare[] {
  const met = countedRounds(field, playerId).flatMap(({ round, opponents, outcome }) =>
    outcome.countsForAverages && round <= throughRound ? opponents.map((opponent) => ({ round, opponent })) : [],
  )
  const counted =
    field.rules.opponents === 'each-round'
      ? met
      : met.filter(({ opponent }, place) => met.findIndex((other) => other.opponent === opponent) === place)
  return counted.map((each) => ({ ...each, ...shareOf(field.indexes.get(each.opponent) ?? -1) }))
}
