import type { ErasureRule } from '@tablee/domain/erasures/erasure-proof'
import type { Queryable } from '../../database/database.ts'
import { keepErasure } from '../../database/erasures/erasure-store.ts'

export type CountedTournament = {
  readonly id: string
  readonly code: string
  readonly players: number
  readonly registrations: number
}

/** Asked before they go. */
export async function countedIn(db: Queryable, ids: readonly string[]): Promise<readonly CountedTournament[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('all_tournaments').select(['id', 'code']).where('id', 'in', ids).execute()
  const players = await db
    .selectFrom('players')
    .select(['tournament_id as id', ({ fn }) => fn.countAll().as('number')])
    .where('tournament_id', 'in', ids)
    .groupBy('tournament_id')
    .execute()
  const registrations = await db
    .selectFrom('registrations')
    .select(['tournament_id as id', ({ fn }) => fn.countAll().as('number')])
    .where('tournament_id', 'in', ids)
    .groupBy('tournament_id')
    .execute()
  return rows.map(({ id, code }) => ({
    ...{ id, code, players: numberOf(players, id), registrations: numberOf(registrations, id) },
  }))
}

/** One line for each. */
export async function keepTournamentErasures(
  db: Queryable,
  gone: readonly CountedTournament[],
  { at, rule }: { readonly at: Date; readonly rule: ErasureRule },
): Promise<void> {
  for (const { code: tournament, players: names, registrations } of gone) {
    const erased = { tournaments: 1, names, registrations }
    await keepErasure(db, { at: at.toISOString(), rule, tournament, erased })
  }
}

type Counts = readonly { readonly id: string; readonly number: string | number | bigint }[]

function numberOf(counts: Counts, id: string): number {
  return Number(counts.find((one) => one.id === id)?.number ?? 0)
}
