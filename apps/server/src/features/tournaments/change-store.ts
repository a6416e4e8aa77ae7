import type { Announcement } from '@tablee/domain/tournaments/announcement'
import type { Change } from '@tablee/domain/tournaments/change'
import { nameKey } from '@tablee/domain/tournaments/player-name'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Selectable, Updateable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { type ChangePlace, changePairings, deleteRound, insertRound, updateMatchState } from './match-store.ts'

export type WrittenAct = {
  readonly tournamentId: TournamentId
  readonly sequence: number
  readonly at: string
  readonly changes: readonly Change[]
}

/** The capacity of a tournament without a limit, as the table holds it. */
export const NO_LIMIT = 0

type AnnouncementColumns = Pick<
  Selectable<Tables['tournaments']>,
  'game' | 'format' | 'starts_at' | 'ends_at' | 'description' | 'location'
>

/** Writes the rows that the changes touch, and no others, then counts the act. */
export async function writeAct(db: Queryable, act: WrittenAct): Promise<void> {
  for (const [index, change] of act.changes.entries())
    await writeChange(db, change, { tournamentId: act.tournamentId, sequence: act.sequence, at: act.at, index })
  await db
    .updateTable('tournaments')
    .set({ sequence: act.sequence, updated_at: act.at })
    .where('id', '=', act.tournamentId)
    .execute()
}

async function writeChange(db: Queryable, change: Change, place: ChangePlace): Promise<void> {
  const { tournamentId } = place
  switch (change.kind) {
    case 'tournament_created':
      return insertTournament(db, change, place)
    case 'settings_changed':
      return updateTournament(db, tournamentId, {
        name: change.name,
        name_folded: nameKey(change.name),
        capacity: change.capacity ?? NO_LIMIT,
        ...announcementColumns(change.announcement),
      })
    case 'rounds_planned':
      return updateTournament(db, tournamentId, { planned_rounds: change.rounds })
    case 'decklists_published':
      return updateTournament(db, tournamentId, { are_decklists_public: change.arePublic ? 1 : 0 })
    case 'protection_changed':
      return updateTournament(db, tournamentId, { has_password: change.hasPassword ? 1 : 0 })
    case 'registration_moved':
      // Whoever decided it writes the registration, with the personal data, in the same transaction.
      return
    case 'organizer_changed':
      return updateTournament(db, tournamentId, { organizer: change.organizer })
    case 'player_added':
      return insertPlayer(db, change, place)
    case 'player_claimed':
      return updatePlayer(db, { tournamentId, playerId: change.playerId }, { public_id: change.publicId })
    case 'player_renamed':
      return updatePlayer(db, { tournamentId, playerId: change.playerId }, { name: change.name })
    case 'player_removed':
      return deletePlayer(db, tournamentId, change.playerId)
    case 'player_dropped':
      return updatePlayer(db, { tournamentId, playerId: change.playerId }, { dropped_after: change.afterRound })
    case 'player_restored':
      return updatePlayer(db, { tournamentId, playerId: change.playerId }, { dropped_after: null })
    case 'round_paired':
      await insertRound(db, change, place)
      return updateTournament(db, tournamentId, { phase: 'running', current_round: change.round })
    case 'pairings_changed':
      return changePairings(db, change, place)
    case 'round_undone':
      await deleteRound(db, tournamentId, change.round)
      return updateTournament(db, tournamentId, {
        phase: change.round === 1 ? 'waiting' : 'running',
        current_round: change.round - 1,
      })
    case 'match_scored':
    case 'match_contested':
      return updateMatchState(db, tournamentId, change)
    case 'tournament_finished':
      return updateTournament(db, tournamentId, { phase: 'finished', standings: JSON.stringify(change.standings) })
    default:
      return change satisfies never
  }
}

function announcementColumns(announcement: Announcement | null): AnnouncementColumns {
  return {
    game: announcement?.game ?? null,
    format: announcement?.format ?? null,
    starts_at: announcement?.startsAt ?? null,
    ends_at: announcement?.endsAt ?? null,
    description: announcement?.description ?? null,
    location: announcement?.location ?? null,
  }
}

async function insertTournament(
  db: Queryable,
  change: Extract<Change, { kind: 'tournament_created' }>,
  { sequence, at }: ChangePlace,
): Promise<void> {
  await db
    .insertInto('tournaments')
    .values({
      id: change.id,
      code: change.code,
      type: change.announcement ? 'advance' : 'quick',
      name: change.name,
      name_folded: nameKey(change.name),
      capacity: change.capacity ?? NO_LIMIT,
      ...announcementColumns(change.announcement),
      planned_rounds: null,
      organizer: change.organizer,
      phase: 'waiting',
      current_round: 0,
      rules: JSON.stringify(change.rules),
      lot: change.lot,
      standings: null,
      sequence,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

async function updateTournament(
  db: Queryable,
  id: TournamentId,
  values: Updateable<Tables['tournaments']>,
): Promise<void> {
  await db.updateTable('tournaments').set(values).where('id', '=', id).execute()
}

async function insertPlayer(
  db: Queryable,
  change: Extract<Change, { kind: 'player_added' }>,
  { tournamentId, sequence, index }: ChangePlace,
): Promise<void> {
  await db
    .insertInto('players')
    .values({
      tournament_id: tournamentId,
      id: change.playerId,
      name: change.name,
      public_id: change.publicId,
      first_round: change.firstRound,
      dropped_after: null,
      added_in: sequence,
      added_as: index,
    })
    .execute()
}

async function updatePlayer(
  db: Queryable,
  { tournamentId, playerId }: { readonly tournamentId: TournamentId; readonly playerId: PlayerId },
  values: Updateable<Tables['players']>,
): Promise<void> {
  await db
    .updateTable('players')
    .set(values)
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', playerId)
    .execute()
}

/** With the secret that could act as this player, and the links that would have made one. */
async function deletePlayer(db: Queryable, tournamentId: TournamentId, playerId: PlayerId): Promise<void> {
  await db.deleteFrom('players').where('tournament_id', '=', tournamentId).where('id', '=', playerId).execute()
  for (const table of ['capabilities', 'device_links'] as const) {
    await db
      .deleteFrom(table)
      .where('tournament_id', '=', tournamentId)
      .where('role', '=', 'player')
      .where('player_id', '=', playerId)
      .execute()
  }
}
