import { placesIn } from '../kinds/bracket.ts'
import { countedRules, countedRulesAt } from '../kinds/counted-rules.ts'
import { isOfCut } from '../kinds/stage.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'

/** Minutes of an ordinary round when its clock starts. */
export function plannedMinutes(tournament: Pick<Tournament, 'clockPlan' | 'rules' | 'stages' | 'teamKind'>): number {
  return tournament.clockPlan.minutes ?? countedRules(tournament).roundMinutes
}

type Timed = Pick<Tournament, 'clockPlan' | 'rules' | 'stages' | 'rounds' | 'teamKind'>

/**
 * Minutes of a round. A cut uses the rules', as the staff plans the rounds before; null if they give none, as for a final. If the rules
 * have one time for all rounds, the plan applies here too.
 */
export function roundMinutes(tournament: Timed, round: RoundNumber): number | null {
  const { clockPlan } = tournament
  const { cutMinutes, finalMinutes, roundMinutes } = countedRulesAt(tournament, round)
  const planned = clockPlan.minutes ?? roundMinutes
  if (!isOfCut(tournament, round)) return planned
  const minutes = placesIn(tournament, round) === 2 ? finalMinutes : cutMinutes
  return minutes === roundMinutes ? planned : minutes
}

/** Minutes if the clock is started by hand after all: finals have a closing time too. */
export function minutesByHand(tournament: Timed, round: RoundNumber): number {
  return roundMinutes(tournament, round) ?? countedRulesAt(tournament, round).cutMinutes ?? plannedMinutes(tournament)
}
