import { placesIn } from '../kinds/bracket.ts'
import { isOfCut } from '../kinds/stage.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'

/** What a round of everybody is given when its clock starts. */
export function plannedMinutes({ clockPlan, rules }: Pick<Tournament, 'clockPlan' | 'rules'>): number {
  return clockPlan.minutes ?? rules.roundMinutes
}

type Timed = Pick<Tournament, 'clockPlan' | 'rules' | 'stages' | 'rounds'>

/**
 * The minutes of a round. Those of a cut are the rules', for what the staff plans is meant for the rounds before it; null where
 * they give none, as in a final. Rules that know one time for all rounds mean the plan here too.
 */
export function roundMinutes(tournament: Timed, round: RoundNumber): number | null {
  if (!isOfCut(tournament, round)) return plannedMinutes(tournament)
  const { cutMinutes, finalMinutes, roundMinutes } = tournament.rules
  const minutes = placesIn(tournament, round) === 2 ? finalMinutes : cutMinutes
  return minutes === roundMinutes ? plannedMinutes(tournament) : minutes
}

/** What it is given when somebody starts its clock all the same: the venue closes in a final too. */
export function minutesByHand(tournament: Timed, round: RoundNumber): number {
  return roundMinutes(tournament, round) ?? tournament.rules.cutMinutes ?? plannedMinutes(tournament)
}
