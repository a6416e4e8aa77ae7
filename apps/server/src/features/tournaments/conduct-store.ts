import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { INFRACTION_IDS, type InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import { PENALTY_KINDS, type PenaltyId, type PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import type { KeptPenalty } from '@tablee/domain/tournaments/conduct/take-back-penalty'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { isHeldBy } from './queries/is-held-by.ts'
import type { Subject } from './secret.ts'

export type ConductRecord = KeptPenalty & {
  readonly reason: string | null
  readonly infraction: InfractionId | null
  readonly author: Pick<Author, 'role' | 'holderId'>
  readonly givenAt: string
}

/** The latest, per answer. */
const MOST_RECORDS = 500

export async function keepConduct(db: Queryable, tournamentId: TournamentId, record: ConductRecord): Promise<void> {
  const { id, kind: penalty, playerId, round, reason, infraction, author, givenAt } = record
  await db
    .insertInto('conduct_records')
    .values({
      ...{ tournament_id: tournamentId, id, player_id: playerId, penalty, round, reason, infraction },
      ...{ author_role: author.role, author_holder: author.holderId, given_at: givenAt, taken_back_at: null },
    })
    .execute()
}

type TakenBack = { readonly tournamentId: TournamentId; readonly id: PenaltyId }

export async function noteTakenBack(db: Queryable, { tournamentId, id }: TakenBack, at: Date): Promise<void> {
  await db
    .updateTable('conduct_records')
    .set({ taken_back_at: at.toISOString() })
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', id)
    .execute()
}

type Found = KeptPenalty & { readonly isTakenBack: boolean }

export async function findConduct(db: Queryable, tournamentId: TournamentId, id: PenaltyId): Promise<Found | null> {
  const row = await db
    .selectFrom('conduct_records')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', id)
    .executeTakeFirst()
  const kind = row && kindOf(row.penalty)
  if (!kind) return null
  return { id, kind, playerId: row.player_id as PlayerId, round: row.round, isTakenBack: row.taken_back_at !== null }
}

/** Latest first; for one player, those in force. */
export async function listConduct(db: Queryable, tournamentId: TournamentId, player: string | null) {
  const rows = await db
    .selectFrom('conduct_records')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .$if(player !== null, (query) => query.where('player_id', '=', player ?? '').where('taken_back_at', 'is', null))
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(MOST_RECORDS)
    .execute()
  return rows.flatMap(({ penalty, infraction, ...row }) => {
    const kind = kindOf(penalty)
    const known = INFRACTION_IDS.find((id) => id === infraction) ?? null
    return kind ? [{ ...row, penalty: kind, infraction: known }] : []
  })
}

/** Without reasons, which the staff wrote for itself. */
export async function listConductOf(db: Queryable, { publicId, hash }: Subject) {
  return db
    .selectFrom('conduct_records')
    .innerJoin('players', (join) =>
      join
        .onRef('players.tournament_id', '=', 'conduct_records.tournament_id')
        .onRef('players.id', '=', 'conduct_records.player_id'),
    )
    .select(['conduct_records.tournament_id as tournamentId', 'penalty', 'round'])
    .select(['given_at as givenAt', 'taken_back_at as takenBackAt'])
    .where('players.public_id', '=', publicId)
    .where(isHeldBy(hash))
    .orderBy('given_at')
    .execute()
}

export async function eraseConduct(db: Queryable, tournamentId: TournamentId, playerId: PlayerId): Promise<void> {
  await db
    .deleteFrom('conduct_records')
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', playerId)
    .execute()
}

/** Null for one written by a later version. */
function kindOf(penalty: string): PenaltyKind | null {
  return PENALTY_KINDS.find((kind) => kind === penalty) ?? null
}
