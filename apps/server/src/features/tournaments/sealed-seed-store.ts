import { seal } from '@tablee/contract/tournaments/documents/seal'
import { SEEDED_ACTS } from '@tablee/domain/tournaments/acts/drawn'
import type { Envelope, Seal } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Queryable } from '../../database/database.ts'
import type { Row } from '../../database/tables/tables.ts'
import { listEntries } from './journal-entry-store.ts'

/** With when it was sealed. */
export type KeptEnvelope = Envelope & { readonly at: string }

/** In their order, out of the journal. */
export async function listEnvelopes(db: Queryable, id: TournamentId): Promise<readonly KeptEnvelope[]> {
  const entries = await listEntries(db, id, { about: { kinds: ['seeds_sealed'] }, changes: 'whole' })
  return entries.flatMap(({ sequence, at, changes }) =>
    changes.flatMap((change) => (change.kind === 'seeds_sealed' ? [{ id: sequence, at, hashes: change.hashes }] : [])),
  )
}

/** Of an act that a device decided with a seed: whether that was sealed, and which one it was. */
export type ApartDraw = { readonly sequence: number; readonly seal: Seal | null }

const givenApart = z.object({ apart: z.optional(z.literal(true)), sealed: z.optional(seal) })

/** In their order. */
export async function listApartDraws(db: Queryable, id: TournamentId): Promise<readonly ApartDraw[]> {
  const rows = await db
    .selectFrom('journal')
    .select(['sequence', 'given'])
    .where('tournament_id', '=', id)
    .where('act', 'in', [...SEEDED_ACTS])
    .where('given', 'is not', null)
    .orderBy('sequence')
    .execute()
  return rows.flatMap((row) => apartDrawOf(id, row))
}

function apartDrawOf(id: TournamentId, { sequence, given: text }: Pick<Row<'journal'>, 'sequence' | 'given'>) {
  if (!text?.includes('"apart"')) return []
  const place = { table: 'journal', id: `${sequence} of tournament ${id}` } as const
  const { apart, sealed } = readStoredJson({ ...place, text, schema: givenApart }, 'given')
  return apart ? [{ sequence, seal: sealed ?? null }] : []
}

/** The sealed seed that was used last; null where none was. */
export async function findLastSeal(db: Queryable, id: TournamentId): Promise<Seal | null> {
  const draws = await listApartDraws(db, id)
  return draws.findLast(({ seal: sealed }) => sealed !== null)?.seal ?? null
}
