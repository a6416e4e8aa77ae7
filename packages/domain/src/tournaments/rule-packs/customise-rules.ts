import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { AllowedScore } from '../results/score.ts'
import { isShare } from './fraction.ts'
import { gamesOfMatch, hasDraws } from './games-of-match.ts'
import { noShowOf } from './no-show.ts'
import { placingsFault } from './placings-fault.ts'
import {
  type Fraction,
  isVaried,
  PAIR_TIEBREAKERS,
  type PairTiebreaker,
  type PlacingRules,
  type RulePack,
  type Tiebreaker,
  variedId,
} from './rule-pack.ts'
import { MOST_TURNS_AFTER_TIME, turnsAfterTime } from './turns-after-time.ts'

/** Rules that an organizer, or the replay of another system's event, may vary; the rest stays as published. */
export type RuleOverrides = {
  readonly points?: { readonly win: number; readonly draw: number; readonly loss: number } | undefined
  /** Of tables of three to five, as a whole. */
  readonly placings?: PlacingRules | undefined
  /** Games of a match; what follows from them (scores, byes, losses at the table) does, unless it is given too. */
  readonly bestOf?: number | undefined
  /** Whether a match may be reported without a winner. */
  readonly draws?: boolean | undefined
  readonly scoresAllowed?: readonly AllowedScore[] | undefined
  readonly tiebreakers?: readonly PairTiebreaker[] | undefined
  /** `tieWeight`, `cap` and `droppedCap` belong to packs that count wins (Pokémon). */
  readonly matchWin?:
    | {
        readonly floor?: Fraction | undefined
        readonly tieWeight?: Fraction | undefined
        readonly cap?: Fraction | undefined
        readonly droppedCap?: Fraction | undefined
      }
    | undefined
  readonly gameWin?:
    | {
        readonly counts?: boolean | undefined
        readonly floor?: Fraction | undefined
        readonly ownFloor?: boolean | undefined
      }
    | undefined
  readonly opponents?: RulePack['opponents'] | undefined
  readonly byeGames?: readonly [number, number, number] | undefined
  readonly lossGames?: readonly [number, number, number] | undefined
  readonly tableLossGames?: readonly [number, number, number] | undefined
  readonly lateEntrants?: RulePack['lateEntrants'] | undefined
  readonly noShow?: RulePack['noShow']
  readonly noOpponent?: Fraction | undefined
  readonly unplayedDrawGames?: number | undefined
  readonly missedRounds?: RulePack['missedRounds'] | undefined
  readonly disqualified?: RulePack['disqualified'] | undefined
  readonly defaultRounds?: RulePack['defaultRounds'] | undefined
  readonly roundRobin?: RulePack['roundRobin'] | undefined
  readonly roundMinutes?: number | undefined
  readonly turnsAfterTime?: RulePack['turnsAfterTime']
  readonly cutMinutes?: number | null | undefined
  readonly finalMinutes?: number | null | undefined
}

const MOST_POINTS = 100
const MOST_GAMES = 9
const MOST_SCORES = 24
const MOST_MINUTES = 600

/** The varied pack, renamed and unofficial; the pack itself if nothing differs. */
export function customiseRules(pack: RulePack, overrides: RuleOverrides): Outcome<RulePack> {
  const varied = withOverrides(pack, overrides)
  const wrong = findWrongField(varied)
  if (wrong) return refuse('rules_invalid', { field: wrong })
  if (overridesUnknownToKind(pack, overrides)) return refuse('rules_invalid', { field: 'matchWin' })
  if (JSON.stringify(varied) === JSON.stringify(pack)) return accept(pack)
  return accept({ ...varied, id: variedId(pack), official: false })
}

/** The overrides that recreate these rules from the game's pack; nothing for a published one. */
export function variationsOf(rules: RulePack): RuleOverrides | undefined {
  if (!isVaried(rules)) return undefined
  const { points, placings, bestOf, scoresAllowed, gameWin, opponents, byeGames, lossGames } = rules
  const { tableLossGames, lateEntrants, defaultRounds } = rules
  const { noOpponent, unplayedDrawGames, missedRounds, disqualified, roundRobin } = rules
  const { roundMinutes, cutMinutes, finalMinutes } = rules
  const tiebreakers = rules.tiebreakers.filter(isOfPairs)
  const { kind: _kind, ...matchWin } = rules.matchWin
  return {
    ...{ points, bestOf, scoresAllowed, tiebreakers, matchWin, gameWin, opponents, byeGames, lossGames },
    ...(placings === undefined ? {} : { placings }),
    ...{ tableLossGames, lateEntrants, noShow: noShowOf(rules), defaultRounds },
    ...{ noOpponent, unplayedDrawGames, missedRounds, disqualified, roundRobin },
    ...{ roundMinutes, cutMinutes, finalMinutes },
    ...(rules.turnsAfterTime === undefined ? {} : { turnsAfterTime: rules.turnsAfterTime }),
  }
}

function withOverrides(pack: RulePack, overrides: RuleOverrides): RulePack {
  const { matchWin, gameWin } = overrides
  const floor = matchWin?.floor ?? pack.matchWin.floor
  const bestOf = overrides.bestOf ?? pack.bestOf
  const ofMatch = gamesOfMatch(pack, { bestOf: Math.min(bestOf, MOST_GAMES), draws: overrides.draws ?? hasDraws(pack) })
  return {
    ...pack,
    points: overrides.points ?? pack.points,
    ...(overrides.placings === undefined ? {} : { placings: overrides.placings }),
    bestOf,
    scoresAllowed: overrides.scoresAllowed ?? ofMatch.scoresAllowed,
    tiebreakers: overrides.tiebreakers ?? pack.tiebreakers,
    matchWin:
      pack.matchWin.kind === 'match-points'
        ? { ...pack.matchWin, floor }
        : {
            ...pack.matchWin,
            tieWeight: matchWin?.tieWeight ?? pack.matchWin.tieWeight,
            floor,
            cap: matchWin?.cap ?? pack.matchWin.cap,
            droppedCap: matchWin?.droppedCap ?? pack.matchWin.droppedCap,
          },
    gameWin: {
      ...pack.gameWin,
      counts: gameWin?.counts ?? pack.gameWin.counts,
      floor: gameWin?.floor ?? pack.gameWin.floor,
      ownFloor: gameWin?.ownFloor ?? pack.gameWin.ownFloor,
    },
    opponents: overrides.opponents ?? pack.opponents,
    byeGames: overrides.byeGames ?? ofMatch.byeGames,
    lossGames: overrides.lossGames ?? pack.lossGames,
    tableLossGames: overrides.tableLossGames ?? ofMatch.tableLossGames,
    lateEntrants: overrides.lateEntrants ?? pack.lateEntrants,
    ...((overrides.noShow ?? noShowOf(pack)) === noShowOf(pack) ? {} : { noShow: overrides.noShow }),
    noOpponent: overrides.noOpponent ?? pack.noOpponent,
    unplayedDrawGames: overrides.unplayedDrawGames ?? ofMatch.unplayedDrawGames,
    missedRounds: overrides.missedRounds ?? pack.missedRounds,
    disqualified: overrides.disqualified ?? pack.disqualified,
    defaultRounds: overrides.defaultRounds ?? pack.defaultRounds,
    roundRobin: overrides.roundRobin ?? pack.roundRobin,
    roundMinutes: overrides.roundMinutes ?? pack.roundMinutes,
    ...turnsIn(pack, overrides),
    cutMinutes: overrides.cutMinutes === undefined ? pack.cutMinutes : overrides.cutMinutes,
    finalMinutes: overrides.finalMinutes === undefined ? pack.finalMinutes : overrides.finalMinutes,
  }
}

/** Nothing where they are the pack's. */
function turnsIn(pack: RulePack, { turnsAfterTime: wished }: RuleOverrides): Pick<RulePack, 'turnsAfterTime'> {
  return wished === undefined || wished === turnsAfterTime(pack) ? {} : { turnsAfterTime: wished }
}

/** Caps and tie weights would silently do nothing where matches count by points. */
function overridesUnknownToKind(pack: RulePack, { matchWin }: RuleOverrides): boolean {
  if (pack.matchWin.kind === 'wins' || !matchWin) return false
  return Boolean(matchWin.tieWeight ?? matchWin.cap ?? matchWin.droppedCap)
}

function findWrongField(rules: RulePack): string | undefined {
  const { points, matchWin, gameWin } = rules
  const checks: readonly (readonly [field: string, holds: boolean])[] = [
    ['points', arePoints(points)],
    ['placings', rules.placings === undefined || !placingsFault(rules.placings)],
    ['bestOf', isWhole(rules.bestOf, 1, MOST_GAMES)],
    ['scoresAllowed', areScores(rules.scoresAllowed, rules.bestOf)],
    ['tiebreakers', areTiebreakers(rules.tiebreakers)],
    ['matchWin', isShare(matchWin.floor)],
    [
      'matchWin',
      matchWin.kind === 'match-points' || [matchWin.tieWeight, matchWin.cap, matchWin.droppedCap].every(isShare),
    ],
    ['gameWin', isShare(gameWin.floor)],
    ['opponents', ['each-round', 'distinct'].includes(rules.opponents)],
    ['byeGames', areGames(rules.byeGames)],
    ['lossGames', areGames(rules.lossGames)],
    ['tableLossGames', areGames(rules.tableLossGames)],
    ['lateEntrants', ['last', 'as-others'].includes(rules.lateEntrants)],
    ['noShow', ['drops', 'asks'].includes(noShowOf(rules))],
    ['noOpponent', isShare(rules.noOpponent)],
    ['unplayedDrawGames', isWhole(rules.unplayedDrawGames, 0, MOST_GAMES)],
    ['missedRounds', ['loss', 'not-played'].includes(rules.missedRounds)],
    ['disqualified', ['unranked', 'ranked'].includes(rules.disqualified)],
    ['defaultRounds', ['recommended', 'swiss'].includes(rules.defaultRounds)],
    ['roundRobin', ['meetings', 'tiebreakers'].includes(rules.roundRobin)],
    ['roundMinutes', isWhole(rules.roundMinutes, 1, MOST_MINUTES)],
    ['turnsAfterTime', areTurns(turnsAfterTime(rules))],
    ['cutMinutes', areMinutes(rules.cutMinutes)],
    ['finalMinutes', areMinutes(rules.finalMinutes)],
  ]
  return checks.find(([, holds]) => !holds)?.[0]
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/** Null: no clock. */
function areMinutes(minutes: number | null): boolean {
  return minutes === null || isWhole(minutes, 1, MOST_MINUTES)
}

/** Null: the game stops. */
function areTurns(turns: number | null): boolean {
  return turns === null || isWhole(turns, 0, MOST_TURNS_AFTER_TIME)
}

function areGames(games: readonly number[]): boolean {
  return games.length === 3 && games.every((count) => isWhole(count, 0, MOST_GAMES))
}

function arePoints({ win, draw, loss }: RulePack['points']): boolean {
  if (![win, draw, loss].every((points) => isWhole(points, 0, MOST_POINTS))) return false
  return win > 0 && win >= draw && draw >= loss && win > loss
}

/** No side can win more than the majority of games, and only one can reach it. */
function areScores(scores: readonly AllowedScore[], bestOf: number): boolean {
  if (scores.length === 0 || scores.length > MOST_SCORES) return false
  const majority = Math.floor(bestOf / 2) + 1
  const isScore = ([won, lost]: AllowedScore) =>
    isWhole(won, 0, majority) && isWhole(lost, 0, won) && lost < majority && won + lost <= bestOf
  return scores.every(isScore) && new Set(scores.map(String)).size === scores.length
}

function areTiebreakers(tiebreakers: readonly Tiebreaker[]): boolean {
  if (new Set(tiebreakers).size !== tiebreakers.length) return false
  return tiebreakers.every(isOfPairs)
}

/** Whether a pack may have it; those of larger tables are in its `placings`. */
export function isOfPairs(tiebreaker: Tiebreaker): tiebreaker is PairTiebreaker {
  const known: readonly Tiebreaker[] = PAIR_TIEBREAKERS
  return known.includes(tiebreaker)
}
