import { entrantsIn, isBye, isPlayed } from '../kinds/seats.ts'
import { byeCounts, type Encounters, encounters, isPlayedForWager, matchPoints } from '../results/match-points.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { firstRemembered, type PointsBefore, pointsBefore, pointsOnwards } from './paired-down.ts'

/** What happened before a round, no matter who is paired in it. */
export type EarlierRounds = PointsBefore & Encounters

/** Of a tournament's latest asked round: an act whose pairing is drawn apart is decided again when the draw is there. */
const known = new WeakMap<Tournament, { readonly round: RoundNumber; readonly earlier: EarlierRounds }>()

export function earlierRounds(asked: Tournament, round: RoundNumber): EarlierRounds {
  return keptOr(asked, round, () => {
    const tournament = inEntrants(asked)
    return { ...pointsBefore(tournament, round), ...encountersBefore(tournament, round) }
  })
}

/** Likewise of a corrected tournament: a few matches count otherwise than before, and a long event has tens of thousands. */
export function earlierRoundsCorrected(before: Tournament, after: Tournament, round: RoundNumber): EarlierRounds {
  const corrected = correctedMatches(before, after, round)
  if (corrected === null) return earlierRounds(after, round)
  return keptOr(after, round, () => withCorrected(earlierRounds(before, round), after, { ...corrected, round }))
}

/** Of a list's latest asked round: a repair asks many times who met whom. */
const met = new WeakMap<readonly Match[], { readonly round: RoundNumber; readonly before: Encounters }>()

export function encountersBefore({ matches }: Pick<Tournament, 'matches'>, round: RoundNumber): Encounters {
  const last = met.get(matches)
  if (last?.round === round) return last.before
  const before = encounters(earlierMatches({ matches }, round))
  met.set(matches, { round, before })
  return before
}

export function earlierMatches({ matches }: Pick<Tournament, 'matches'>, round: RoundNumber): readonly Match[] {
  return matches.filter((match) => match.round < round)
}

function keptOr(tournament: Tournament, round: RoundNumber, workOut: () => EarlierRounds): EarlierRounds {
  const before = known.get(tournament)
  if (before?.round === round) return before.earlier
  const earlier = workOut()
  known.set(tournament, { round, earlier })
  return earlier
}

type Corrected = { readonly was: readonly Match[]; readonly is: readonly Match[] }

/** Null where more than how some matches count may differ, or where one match changes what others are worth. */
function correctedMatches(before: Tournament, after: Tournament, round: RoundNumber): Corrected | null {
  const isAlike =
    after.teamKind === null &&
    COUNTED_WITH.every((name) => before[name] === after[name]) &&
    before.matches.length === after.matches.length &&
    !isPlayedForWager(after)
  if (!isAlike) return null
  const [was, is]: [Match[], Match[]] = [[], []]
  for (const [place, match] of after.matches.entries()) {
    const one = before.matches[place]
    if (one === match || match.round >= round) continue
    if (!one || !isSameEncounter(one, match)) return null
    was.push(one)
    is.push(match)
  }
  return { was, is }
}

const COUNTED_WITH = ['players', 'rules', 'stages', 'rounds', 'teamKind'] as const

function isSameEncounter(one: Match, other: Match): boolean {
  return (
    one.id === other.id &&
    one.round === other.round &&
    isPlayed(one) === isPlayed(other) &&
    entrantsIn(one).every((entrant, side) => entrant === entrantsIn(other)[side])
  )
}

function withCorrected(
  { base, met, byes }: EarlierRounds,
  tournament: Tournament,
  { was, is, round }: Corrected & { readonly round: RoundNumber },
): EarlierRounds {
  const inBase = (matches: readonly Match[]) => matches.filter((match) => match.round < firstRemembered(round))
  const pointsOf = (matches: readonly Match[]) => matchPoints({ ...tournament, matches: inBase(matches) }, round)
  const corrected = plus(plus(base, pointsOf(is)), pointsOf(was), -1)
  return {
    ...pointsOnwards(tournament, round, corrected),
    met,
    byes: [...was, ...is].some(isBye) ? correctedByes(byes, { was, is }) : byes,
  }
}

function plus(
  all: ReadonlyMap<PlayerId, number>,
  more: ReadonlyMap<PlayerId, number>,
  sign: 1 | -1 = 1,
): ReadonlyMap<PlayerId, number> {
  const sum = new Map(all)
  for (const [player, amount] of more) sum.set(player, (sum.get(player) ?? 0) + sign * amount)
  return sum
}

/** As counted anew, it names nobody without a bye. */
function correctedByes(byes: EarlierRounds['byes'], { was, is }: Corrected): EarlierRounds['byes'] {
  const sum = plus(plus(byes, byeCounts(is)), byeCounts(was), -1)
  return new Map([...sum].filter(([, count]) => count > 0))
}
