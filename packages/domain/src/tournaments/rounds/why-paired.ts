import { areSeedsEarned, isSeededBySeason } from '../kinds/bracket.ts'
import { circlePairs, isCircle } from '../kinds/circles.ts'
import { draftOf, isKnockoutDraft, podOfPlayers } from '../kinds/draft-rounds.ts'
import { groupsOf } from '../kinds/groups.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { countedFrom } from '../kinds/part.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, isMeeting, isPlayed, opponentOf, opponentsIn, seatsOf } from '../kinds/seats.ts'
import { seedsOf, stageOfRound, turnInStage } from '../kinds/stage.ts'
import { ofCaptains } from '../kinds/team-match.ts'
import { type DrawnTable, tableKey } from '../pairing/pairing-field.ts'
import { looksAtFloats } from '../pairing/seed-version.ts'
import { isAwardedBye } from '../players/awarded-byes.ts'
import { encounters, matchPoints } from '../results/match-points.ts'
import { entrantOf } from '../teams/entrants.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, PlayerId, RoundNumber, Side, Stage, Tournament } from '../tournament.ts'
import { acceleratedIn, virtualPoints, withVirtualPoints } from './accelerated.ts'
import { type HandPairing, unseated } from './hand-pairing.ts'
import { pairedDownBefore } from './paired-down.ts'
import { advancePoints, qualifiedBefore } from './qualified.ts'
import type { DrawnRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { type PodPairingReason, podReasons } from './why-pod.ts'

/** Why a player has this opponent (NONE-2), as facts from earlier results. */
export type PairingReason =
  | { readonly kind: 'by_hand' }
  /** Tables of the round were changed by hand, and nothing tells which. */
  | { readonly kind: 'round_by_hand' }
  /** Before any result, only the lot decides. */
  | { readonly kind: 'first_round' }
  | { readonly kind: 'same_points'; readonly points: number; readonly players: number }
  | {
      readonly kind: 'other_points'
      readonly points: number
      readonly opponentPoints: number
      readonly players: number
      /** An odd player over, or everybody there already met. */
      readonly because: 'odd_group' | 'all_met'
    }
  /** Paired down again so soon: every alternative was worse by an earlier figure. */
  | { readonly kind: 'down_again'; readonly player: PlayerId; readonly rounds: readonly RoundNumber[] }
  | { readonly kind: 'rematch'; readonly rounds: readonly RoundNumber[] }
  | { readonly kind: 'bracket'; readonly seed: number; readonly opponentSeed: number | null }
  /** A pod of a knockout: the seeds at the table, best first. */
  | { readonly kind: 'pod_bracket'; readonly seed: number; readonly others: readonly number[] }
  /** A drawn bracket: by the draw, by earlier winners, or without an opponent. */
  | { readonly kind: 'drawn_bracket'; readonly because: 'drawn' | 'winners' | 'alone' }
  /** A draft: by seats, or without an opponent. */
  | { readonly kind: 'draft'; readonly because: 'across' | 'podBye' | 'podWinners' | 'podAlone' }
  | { readonly kind: 'circle' | 'group' }
  /** No opponent: an odd number plays, or the round's opponent has left. */
  | { readonly kind: 'circle_bye'; readonly because: 'odd' | 'left' }
  | { readonly kind: 'awarded_bye' }
  /** Has the points at which players stop playing. */
  | { readonly kind: 'qualified_bye'; readonly points: number }
  /** An accelerated start: who of the two is paired as if they had won once more, and with how many points. */
  | { readonly kind: 'accelerated'; readonly players: readonly PlayerId[]; readonly points: number }
  | PodPairingReason
  /** An odd number; the bye goes as low as possible, to whoever had the fewest. */
  | { readonly kind: 'bye'; readonly points: number; readonly earlierByes: number }

type Reasons = (match: Match, player: PlayerId) => readonly PairingReason[]

/** The reasons for a match, for one of its players; usually one. */
export function whyPaired(tournament: Tournament, match: Match, player: PlayerId): readonly PairingReason[] {
  return whySeated(tournament, { match, player }, null)
}

/** Likewise with the draw, by which a round that was changed by hand tells its tables apart. */
export function whySeated(
  tournament: Tournament,
  { match, player }: { readonly match: Match; readonly player: PlayerId },
  drawn: DrawnRound | null,
): readonly PairingReason[] {
  return reasonsOfRound(tournament, match.round, drawn)(ofCaptains(match), entrantOf(tournament, player))
}

/** Likewise for a whole round, gathering the facts once. */
export function reasonsOfRound(tournament: Tournament, round: RoundNumber, drawn: DrawnRound | null = null): Reasons {
  const field = inEntrants(tournament)
  const seed = field.rounds.find(({ number }) => number === round)?.seed ?? null
  if (seed !== null) return reasonsOfDraw(field, round, seed)
  if (drawn === null || drawn.tables === null) return () => [{ kind: 'round_by_hand' }]
  const reasons = reasonsOfDraw(asDrawn(field, round, drawn.tables), round, drawn.seed)
  const untouched = new Set(drawn.tables.map(tableKey))
  return (match, player) => (untouched.has(tableKey(seatsOf(match))) ? reasons(match, player) : [{ kind: 'by_hand' }])
}

/** With the tables of its draw, of which those that stand are as they are. */
function asDrawn(tournament: Tournament, round: RoundNumber, tables: readonly DrawnTable[]): Tournament {
  const standing = new Map(matchesOfRound(tournament, round).map((match) => [tableKey(seatsOf(match)), match]))
  const drawn = tables.map((table) => standing.get(tableKey(table)) ?? unseated(pairingOfTable(table), round))
  return { ...tournament, matches: [...tournament.matches.filter((match) => match.round !== round), ...drawn] }
}

function pairingOfTable(table: DrawnTable): HandPairing {
  const [player, ...others] = table.map((id) => id as PlayerId)
  if (player !== undefined && others.length === 0) return { kind: 'bye', player }
  return { kind: 'played', sides: table.map((id): Side => [id as PlayerId]) }
}

function reasonsOfDraw(tournament: Tournament, round: RoundNumber, seed: string): Reasons {
  const stage = stageOfRound(tournament, round)
  const seeds = seedsOf(stage)
  const turn = turnInStage(tournament, round)
  if (seeds && hasPods(stage)) return podBracketReasons(seeds)
  if (seeds)
    return areSeedsEarned(tournament) || isSeededBySeason(tournament) ? bracketReasons(seeds) : drawnReasons(turn)
  if (isCircle(stage)) return circleReasons(stage, turn)
  if (isKnockoutDraft(stage) || (draftOf(stage) && turn === 0)) return draftReasons(stage, turn)
  const earlier = tournament.matches.filter((each) => each.round < round)
  const matches = matchesOfRound(tournament, round)
  const exempt = matches.filter((match) => !isPlayed(match)).flatMap(seatsOf)
  const points = withVirtualPoints(tournament, round, matchPoints({ ...tournament, matches: earlier }, round))
  const upper = acceleratedIn(tournament, round)
  const isFirst = countedFrom(tournament, round) >= round
  const pointsOf = (id: PlayerId) => points.get(id) ?? 0
  const groupOf = groupsIn(stage, matches.flatMap(seatsOf), pointsOf)
  const qualified = qualifiedBefore(tournament, round)
  const { met, byes } = encounters(earlier)
  const down = looksAtFloats(seed) ? pairedDownBefore(tournament, round) : new Map<PlayerId, readonly RoundNumber[]>()
  const ofPods = podReasons(tournament, round)
  return (match, player) => {
    if (!isPaired(match)) return [{ kind: 'by_hand' }]
    if (isAwardedBye(tournament, match)) return [{ kind: 'awarded_bye' }]
    if (isBye(match) && qualified.has(player))
      return [{ kind: 'qualified_bye', points: advancePoints(tournament) ?? 0 }]
    if (isPodTable(match) || hasPods(stage)) {
      const drawn: readonly PairingReason[] = isFirst && !isBye(match) ? [{ kind: 'first_round' }] : []
      return [...drawn, ...ofPods(match, player)]
    }
    const own = pointsOf(player)
    const opponent = opponentOf(match, player)
    const accelerated = aheadAtTable([player, opponent], { upper, points: virtualPoints(tournament, round) })
    if (opponent === null) return [{ kind: 'bye', points: own, earlierByes: byes.get(player) ?? 0 }, ...accelerated]
    const rematch = met.get(player)?.includes(opponent) ? [rematchOf(earlier, [player, opponent])] : []
    if (isFirst) return [{ kind: 'first_round' }, ...accelerated, ...rematch]
    const theirs = pointsOf(opponent)
    const group = groupOf(player, Math.max(own, theirs))
    if (own === theirs) return [{ kind: 'same_points', points: own, players: group.length }, ...accelerated, ...rematch]
    const because = isOdd(group, exempt) ? 'odd_group' : 'all_met'
    const higher = own > theirs ? player : opponent
    const rounds = down.get(higher)
    const again: readonly PairingReason[] = rounds ? [{ kind: 'down_again', player: higher, rounds }] : []
    const floats = {
      kind: 'other_points',
      points: own,
      opponentPoints: theirs,
      players: group.length,
      because,
    } as const
    return [floats, ...accelerated, ...again, ...rematch]
  }
}

/** Those of a round with so many points, of a draft in the same pod. */
function groupsIn(stage: Stage, seated: readonly PlayerId[], pointsOf: (id: PlayerId) => number) {
  const podOf = podOfPlayers(stage)
  const keyOf = (id: PlayerId, points: number) => `${podOf.get(id) ?? ''} ${points}`
  const groups = Map.groupBy(seated, (id) => keyOf(id, pointsOf(id)))
  return (player: PlayerId, points: number): readonly PlayerId[] => groups.get(keyOf(player, points)) ?? []
}

type Ahead = { readonly upper: ReadonlySet<PlayerId>; readonly points: number }

function aheadAtTable(seats: readonly (PlayerId | null)[], { upper, points }: Ahead): readonly PairingReason[] {
  if (upper.size === 0) return []
  return [{ kind: 'accelerated', players: seats.filter((id) => id !== null && upper.has(id)) as PlayerId[], points }]
}

function bracketReasons(seeds: readonly PlayerId[]): Reasons {
  return (match, player) => {
    const opponent = opponentOf(match, player)
    const opponentSeed = opponent === null ? null : seeds.indexOf(opponent) + 1
    return [{ kind: 'bracket', seed: seeds.indexOf(player) + 1, opponentSeed }]
  }
}

function podBracketReasons(seeds: readonly PlayerId[]): Reasons {
  const seedOf = (player: PlayerId) => seeds.indexOf(player) + 1
  return (match, player) => [
    {
      kind: 'pod_bracket',
      seed: seedOf(player),
      others: opponentsIn(match, player)
        .map(seedOf)
        .toSorted((one, other) => one - other),
    },
  ]
}

function draftReasons(stage: Stage, turn: number): Reasons {
  const isOfWinners = isKnockoutDraft(stage) && turn > 0
  return (match) => {
    if (isMeeting(match)) return [{ kind: 'draft', because: isOfWinners ? 'podWinners' : 'across' }]
    if (!isBye(match)) return [{ kind: 'by_hand' }]
    return [{ kind: 'draft', because: isKnockoutDraft(stage) ? 'podAlone' : 'podBye' }]
  }
}

function drawnReasons(turn: number): Reasons {
  return (match) => {
    if (!isMeeting(match)) return [{ kind: 'drawn_bracket', because: 'alone' }]
    return [{ kind: 'drawn_bracket', because: turn === 0 ? 'drawn' : 'winners' }]
  }
}

function circleReasons(stage: Stage, turn: number): Reasons {
  const pairs = circlePairs(stage, turn)
  const kind = groupsOf(stage) ? 'group' : 'circle'
  return (match, player) => {
    if (isMeeting(match)) return [{ kind }]
    const isOdd = pairs.some((pair) => pair.includes(player) && pair.includes(null))
    return isBye(match) ? [{ kind: 'circle_bye', because: isOdd ? 'odd' : 'left' }] : [{ kind: 'by_hand' }]
  }
}

function rematchOf(earlier: readonly Match[], pair: readonly [PlayerId, PlayerId]): PairingReason {
  const both = earlier.filter((each) => isMeeting(each) && pair.every((id) => seatsOf(each).includes(id)))
  return { kind: 'rematch', rounds: both.map(({ round }) => round) }
}

function isOdd(group: readonly PlayerId[], exempt: readonly PlayerId[]): boolean {
  return group.filter((id) => !exempt.includes(id)).length % 2 === 1
}

/** A loss without an opponent comes from the staff. */
function isPaired(match: Match): boolean {
  return isPlayed(match) || isBye(match)
}
