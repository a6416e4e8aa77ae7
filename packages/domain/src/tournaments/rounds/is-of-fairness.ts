import { isOfDecks } from '../../decklists/is-of-decks.ts'
import type { Change } from '../change.ts'
import { isOfDeckChecks } from '../deck-checks/is-of-deck-checks.ts'
import { isOfJudgeCalls } from '../judge-calls/judge-calls-after.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { isOfNames } from '../players/is-of-names.ts'
import { isOfTeams } from '../teams/teams-after.ts'

/** A staff change, with what the journal adds. */
export type ToldChange = {
  readonly change: Change
  /** The match already had a report. */
  readonly isCorrection: boolean
}

/** Whether a staff change is public in the journal: it affects pairings, or an existing result. */
export function isOfFairness({ change, isCorrection }: ToldChange): boolean {
  if (isOfTeams(change) || isOfJudgeCalls(change) || isOfDecks(change) || isOfDeckChecks(change)) return false
  if (isOfNames(change)) return false
  switch (change.kind) {
    case 'rules_varied':
    case 'rounds_planned':
    case 'cut_planned':
    case 'seeded_by_season':
    case 'byes_awarded':
    case 'player_dropped':
    case 'player_restored':
    case 'round_paired':
    case 'seeds_sealed':
    case 'stage_opened':
    case 'stage_taken_back':
    case 'pairings_changed':
    case 'round_undone':
    case 'result_erased':
    case 'bye_corrected':
    case 'tournament_reopened':
    case 'tournament_cancelled':
    case 'tournament_restarted':
    case 'tournament_imported':
      return true
    case 'stage_chosen':
      // The time of picks bears on nobody's pairing.
      return draftOf(change.stage)?.timer === undefined
    case 'match_scored':
      return isCorrection
    case 'penalty_given':
    case 'penalty_taken_back':
      return change.penalty !== 'warning'
    case 'player_added':
      // Coming after the start makes a late entry.
      return change.firstRound > 1
    case 'tournament_created':
    case 'settings_changed':
    case 'registrations_ruled':
    case 'series_joined':
    case 'protection_changed':
    case 'registration_moved':
    case 'organizer_changed':
    case 'player_claimed':
    case 'player_renamed':
    case 'player_removed':
    case 'clock_set':
    case 'clock_planned':
    case 'tables_planned':
    case 'match_contested':
    case 'tournament_finished':
      return false
    default:
      // From a later version: its contents are unknown here.
      return isUnknown(change)
  }
}

function isUnknown(_: never): boolean {
  return false
}
