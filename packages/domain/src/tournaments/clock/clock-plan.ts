import type { Change } from '../change.ts'
import { placesIn } from '../kinds/bracket.ts'
import { countedRules, countedRulesAt, countedRulesOf } from '../kinds/counted-rules.ts'
import { rankedIndex, rankedIndexAt, rankedIndexes } from '../kinds/part.ts'
import { isOfCut } from '../kinds/stage.ts'
import type { ClockPlan, RoundNumber, Tournament } from '../tournament.ts'

type Planned = Pick<Tournament, 'clockPlan' | 'rules' | 'stages' | 'teamKind'>

/** Minutes of an ordinary round when its clock starts. */
export function plannedMinutes(tournament: Planned): number {
  return minutesByHandIn(tournament, rankedIndex(tournament)) ?? countedRules(tournament).roundMinutes
}

/** The minutes set by hand where they hold: in their own part, and in later ones whose rules give as long a round. */
function minutesByHandIn(tournament: Planned, index: number): number | null {
  const { minutes, part = 1 } = tournament.clockPlan
  if (minutes === null || tournament.stages.length < 2) return minutes
  const of = rankedIndexes(tournament)[part - 1]
  if (of === undefined || index < of) return null
  const [said, here] = [of, index].map((each) => countedRulesOf(tournament, each).roundMinutes)
  return said === here ? minutes : null
}

/** The plan as said now, for the current part. */
export function clockPlanFor(
  { stages }: Pick<Tournament, 'stages'>,
  {
    minutes,
    startsWithRound,
  }: Pick<Extract<Change, { readonly kind: 'clock_planned' }>, 'minutes' | 'startsWithRound'>,
): ClockPlan {
  const part = rankedIndexes({ stages }).length
  return { minutes, startsWithRound, ...(part > 1 && minutes !== null && { part }) }
}

type Timed = Planned & Pick<Tournament, 'rounds'>

/**
 * Minutes of a round. A cut uses the rules', as the staff plans the rounds before; null if they give none, as for a final. If the rules
 * have one time for all rounds, the plan applies here too.
 */
export function roundMinutes(tournament: Timed, round: RoundNumber): number | null {
  const { stages, rounds } = tournament
  const { cutMinutes, finalMinutes, roundMinutes } = countedRulesAt(tournament, round)
  const stage = rounds.find(({ number }) => number === round)?.stage ?? stages.length - 1
  const planned = minutesByHandIn(tournament, rankedIndexAt({ stages }, stage)) ?? roundMinutes
  if (!isOfCut(tournament, round)) return planned
  const minutes = placesIn(tournament, round) === 2 ? finalMinutes : cutMinutes
  return minutes === roundMinutes ? planned : minutes
}

/** Minutes if the clock is started by hand after all: finals have a closing time too. */
export function minutesByHand(tournament: Timed, round: RoundNumber): number {
  return roundMinutes(tournament, round) ?? countedRulesAt(tournament, round).cutMinutes ?? plannedMinutes(tournament)
}

/** The plan for a tournament that begins again: minutes said for a later part are not those of its first. */
export function clockPlanAgain({ minutes, startsWithRound, part = 1 }: ClockPlan): ClockPlan {
  return { minutes: part > 1 ? null : minutes, startsWithRound }
}
