import { createHash, randomUUID } from 'node:crypto'
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

/** In the transaction that erases. Answers the proof. A wished id that is taken is not used. */
export async function keepErasure(db: Queryable, erasure: Erasure, wished?: string): Promise<string> {
  const isFree = wished !== undefined && (await findErasure(db, wished)) === null
  return write(db, { id: isFree ? wished : randomUUID(), ...erasure })
}

/** For an act that may come twice: the same id of the same words, of which one was drawn by chance. */
export function erasureIdOf(words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

export async function findProof(db: Queryable, id: string): Promise<string | null> {
  const found = await findErasure(db, id)
  return found && erasureProof(erasureText(found), found.signature)
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
