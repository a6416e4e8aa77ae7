import { hasDraws } from '../rule-packs/games-of-match.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import {
  areTurnsOfTeamsSettled,
  areTurnsSettled,
  type TurnsAfterTime,
  turnsAfterTime,
  turnsOfTeams,
} from '../rule-packs/turns-after-time.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import { countedRulesAt, packAt } from './counted-rules.ts'
import { isKnockout, stageOfRound } from './stage.ts'

/** What becomes of a match without a winner: drawn, lost by both, or the staff finds one; at tables of four of a bracket, who goes on. */
export type UnfinishedEnd = 'draw' | 'loss' | 'winner' | 'seed' | 'plays-on'

/** What follows once the time of a round is up. */
export type AfterTime = {
  readonly turns: TurnsAfterTime
  readonly end: UnfinishedEnd
  /** Whether a text of the game's publisher says so. */
  readonly isOfficial: boolean
}

type Ruled = Pick<Tournament, 'rules' | 'stages' | 'rounds' | 'teamKind'>

/** As the pack of its part has it, for the kind of table that is played there. */
export function afterTime(tournament: Ruled, round: RoundNumber): AfterTime {
  const pack = packAt(tournament, round)
  const stage = stageOfRound(tournament, round)
  switch (stage.kind) {
    case 'pods':
      return { ...atPods(pack), end: 'draw' }
    case 'pod-bracket':
      return { ...atPods(pack), end: stage.playsOn ? 'plays-on' : 'seed' }
    case 'swiss':
    case 'draft':
    case 'round-robin':
    case 'groups':
    case 'elimination':
      return { ...ofMeetings(pack, tournament), end: endOf(tournament, round) }
    default:
      return stage satisfies never
  }
}

/** No turn but the one under way: the addendum on multiplayer tournaments, which is no publisher's. */
function atPods({ turnsAfterTime: said = 0 }: RulePack): Omit<AfterTime, 'end'> {
  return { turns: said, isOfficial: false }
}

function ofMeetings(pack: RulePack, { teamKind }: Ruled): Omit<AfterTime, 'end'> {
  if (teamKind === null) return { turns: turnsAfterTime(pack), isOfficial: areTurnsSettled(pack) }
  return { turns: turnsOfTeams(pack, teamKind), isOfficial: areTurnsOfTeamsSettled(pack) }
}

function endOf(tournament: Ruled, round: RoundNumber): UnfinishedEnd {
  if (isKnockout(tournament, round)) return 'winner'
  return hasDraws(countedRulesAt(tournament, round)) ? 'draw' : 'loss'
}
