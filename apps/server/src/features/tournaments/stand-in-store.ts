import type { StandIn } from '@tablee/domain/tournaments/authority/hand-over-shift'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Beside an invitation: whom the role stands in for, and the acts by which it began and was ended early. */
export type HandedOver = StandIn & { readonly handedOverIn: number | null; readonly takenBackIn: number | null }

type Kept = { readonly tournamentId: TournamentId; readonly holderId: string }

export async function listStandIns(db: Queryable, tournamentId: TournamentId): Promise<readonly HandedOver[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .select(['holder_id', 'replaces', 'handed_over_in', 'taken_back_in'])
    .where('tournament_id', '=', tournamentId)
    .where('replaces', 'is not', null)
    .execute()
  return rows.map(({ holder_id: id, replaces, handed_over_in, taken_back_in }) => ({
    ...{ id, replaces: replaces ?? '', handedOverIn: handed_over_in, takenBackIn: taken_back_in },
  }))
}

export async function noteHandedOver(
  db: Queryable,
  { tournamentId, holderId }: Kept,
  { replaces, sequence }: { readonly replaces: string; readonly sequence: number },
): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ replaces, handed_over_in: sequence })
    .where('tournament_id', '=', tournamentId)
    .where('holder_id', '=', holderId)
    .execute()
}

export async function noteTakenBack(db: Queryable, { tournamentId, holderId }: Kept, sequence: number): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ taken_back_in: sequence })
    .where('tournament_id', '=', tournamentId)
    .where('holder_id', '=', holderId)
    .execute()
}
