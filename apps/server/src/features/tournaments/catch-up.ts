import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import type { Queryable } from '../../database/database.ts'
import { actsAfter, type KeptAct, MOST_ACTS_BEHIND } from './acts-since-store.ts'
import { type HeldTournament, holdersAfter } from './held-tournament.ts'

/** Names are only in rows, so that they can be erased, and so are secrets. */
const TELLS_ALL: { readonly [Kind in Change['kind']]: boolean } = {
  tournament_created: false,
  tournament_imported: false,
  tournament_restarted: false,
  tournament_cancelled: false,
  settings_changed: false,
  registrations_ruled: false,
  decklists_published: false,
  decklists_locked: false,
  own_names_allowed: false,
  youth_marked: false,
  protection_changed: false,
  registration_moved: false,
  organizer_changed: false,
  player_added: false,
  player_claimed: false,
  player_renamed: false,
  player_removed: false,
  player_restored: false,
  team_formed: false,
  team_changed: false,
  team_parted: true,
  player_dropped: true,
  rules_varied: true,
  rounds_planned: true,
  cut_planned: true,
  seeded_by_season: true,
  clock_planned: true,
  tables_planned: true,
  byes_awarded: true,
  series_joined: true,
  round_paired: true,
  round_undone: true,
  seeds_sealed: true,
  pairings_changed: true,
  stage_opened: true,
  stage_chosen: true,
  stage_taken_back: true,
  clock_set: true,
  match_scored: true,
  match_contested: true,
  result_erased: true,
  bye_corrected: true,
  judge_called: true,
  judge_call_withdrawn: true,
  judge_called_at_draft: true,
  judge_call_at_draft_answered: true,
  judge_call_at_draft_withdrawn: true,
  judge_call_answered: true,
  deck_checks_drawn: true,
  deck_check_opened: true,
  deck_check_read: true,
  deck_check_ended: true,
  deck_check_taken_back: true,
  penalty_given: true,
  penalty_taken_back: true,
  tournament_finished: true,
  tournament_reopened: true,
}

/** Worth asking the journal, instead of the rows. */
function isNear(known: HeldTournament, sequence: number): boolean {
  const missed = sequence - known.sequence
  return missed > 0 && missed <= MOST_ACTS_BEHIND
}

/**
 * The tournament after act `sequence`, computed from an earlier state and the acts other processes carried since: a score is one small
 * journal row, a tournament hundreds of rows.
 * @returns null when the journal is incomplete for these acts, or they are too many: then the rows must be read.
 */
export function caughtUpBy(
  entries: readonly KeptAct[],
  known: HeldTournament,
  sequence: number,
): HeldTournament | null {
  const missed = entries.filter((entry) => entry.sequence <= sequence)
  const updatedAt = missed.at(-1)?.at
  if (updatedAt === undefined || !isNear(known, sequence) || missed.length !== sequence - known.sequence) return null
  let held = known
  for (const { changes: kept } of missed) {
    const changes = changesThatTellAll(kept)
    if (changes === null) return null
    const tournament = evolveAll(held.tournament, changes)
    const holders = holdersAfter(held.holders, { before: held.tournament, after: tournament }, [])
    held = { ...held, tournament, holders }
  }
  return { ...held, sequence, updatedAt }
}

export async function catchUp(db: Queryable, known: HeldTournament, sequence: number): Promise<HeldTournament | null> {
  return isNear(known, sequence)
    ? caughtUpBy((await db.executeQuery(actsAfter(db, known).compile())).rows, known, sequence)
    : null
}

/** An act without changes wrote beside the tournament, such as an invitation. */
function changesThatTellAll(kept: string): readonly Change[] | null {
  const values: unknown = JSON.parse(kept)
  if (!Array.isArray(values) || values.length === 0) return null
  const changes: Change[] = []
  for (const value of values) {
    const change = readChange(value)
    if (change === null || !TELLS_ALL[change.kind]) return null
    changes.push(change)
  }
  return changes
}
