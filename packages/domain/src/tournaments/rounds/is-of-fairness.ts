import type { Change } from '../change.ts'

/** A change of the staff, and what the journal knows of it beyond the change itself. */
export type ToldChange = {
  readonly change: Change
  /** Of a result: something was reported of the match before. */
  readonly isCorrection: boolean
}

/** Whether a change that the staff made is one that everybody may read in the journal: it bears on who meets whom, or on a result that stood. */
export function isOfFairness({ change, isCorrection }: ToldChange): boolean {
  switch (change.kind) {
    case 'rounds_planned':
    case 'cut_planned':
    case 'byes_awarded':
    case 'player_dropped':
    case 'player_restored':
    case 'round_paired':
    case 'seeds_sealed':
    case 'stage_opened':
    case 'stage_chosen':
    case 'pairings_changed':
    case 'round_undone':
    case 'result_erased':
    case 'bye_corrected':
    case 'tournament_reopened':
    case 'tournament_cancelled':
    case 'tournament_restarted':
    case 'tournament_imported':
      return true
    case 'match_scored':
      return isCorrection
    case 'penalty_given':
    case 'penalty_taken_back':
      return change.penalty !== 'warning'
    case 'player_added':
      // Who comes after the start is a late entry.
      return change.firstRound > 1
    case 'tournament_created':
    case 'settings_changed':
    case 'registrations_ruled':
    case 'decklists_published':
    case 'own_names_allowed':
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
      // A later version wrote it: what it may tell is not known here.
      return isUnknown(change)
  }
}

function isUnknown(_: never): boolean {
  return false
}
