import { randomUUID } from 'node:crypto'
import {
  addedCounts,
  ERASED_KINDS,
  type ErasedCounts,
  type ErasureStatement,
  erasureProof,
  erasureText,
} from '@tablee/domain/erasures/erasure-proof'
import * as z from 'zod/mini'
import { readStoredJson } from '../damaged-row.ts'
import type { Queryable } from '../database.ts'
import type { ErasuresTable } from '../tables/erasures-table.ts'
import { signErasure } from './erasure-key.ts'

const counts = z.partialRecord(z.enum(ERASED_KINDS), z.number())

export type KeptErasure = ErasureStatement & { readonly signature: string }

type Erasure = Omit<ErasureStatement, 'id'>

/** In the transaction that erases. Answers the proof. */
export async function keepErasure(db: Queryable, erasure: Erasure): Promise<string> {
  return write(db, { id: randomUUID(), ...erasure })
}

/** In parts, of one tournament or of none: one line, which counts what went by the work of that moment. */
export async function addToErasure(db: Queryable, { at, rule, tournament, erased }: Erasure): Promise<void> {
  const begun = await db
    .selectFrom('erasures')
    .selectAll()
    .where('at', '=', at)
    .where('rule', '=', rule)
    .where('tournament', tournament === null ? 'is' : '=', tournament)
    .executeTakeFirst()
  const id = begun?.id ?? randomUUID()
  await write(db, {
    ...{ id, at, rule, tournament },
    erased: begun ? addedCounts(erasureOf(begun).erased, erased) : erased,
  })
}

async function write(db: Queryable, statement: ErasureStatement): Promise<string> {
  const text = erasureText(statement)
  const signature = await signErasure(db, text)
  const { erased, ...columns } = statement
  const row = { ...columns, erased: JSON.stringify(erased), signature }
  await db
    .insertInto('erasures')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ erased: row.erased, signature }))
    .execute()
  return erasureProof(text, signature)
}

export async function findErasure(db: Queryable, id: string): Promise<KeptErasure | null> {
  const row = await db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? erasureOf(row) : null
}

/** Newest first. */
export async function listErasures(db: Queryable, most: number): Promise<readonly KeptErasure[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).execute()
  return rows.map(erasureOf)
}

function erasureOf({ erased, ...row }: ErasuresTable): KeptErasure {
  return { ...row, erased: countsOf(row.id, erased) }
}

function countsOf(id: string, text: string): ErasedCounts {
  return readStoredJson({ table: 'erasures', id, text, schema: counts }, 'erased')
}
