import type { Compilable, CompiledQuery, OperationNodeSource } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../database.ts'
import { type Dialect, dialectOf } from './dialect.ts'

export type Built = OperationNodeSource & Compilable

/** One that acts write again and again with other values: what it is compiled to is kept by its shape. */
export type Statement = {
  /** The same for those that differ in their values alone. */
  readonly shape: string
  readonly values: readonly unknown[]
  /** With stand-ins for the values, so it must not look at them. */
  readonly build: (db: Queryable, values: readonly unknown[]) => Built
}

/** An evening has some thirty, and more where several go together. */
const MOST_KEPT = 300
/** More name a whole field, and are rarely met twice. */
const MOST_VALUES = 100

type Kept = { readonly compiled: CompiledQuery; readonly valueAt: readonly (StandIn | null)[] }

class StandIn {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }
}

const kept = new Map<Dialect, LRUCache<string, Kept>>()

/** As one, which `join` makes of their parts. */
export function compiledTogether(
  db: Queryable,
  statements: readonly Statement[],
  join: (parts: readonly Built[]) => Compilable,
): CompiledQuery {
  const values = statements.flatMap((statement) => statement.values)
  const known = keptOf(db, statements, join)
  const parameters = known.compiled.parameters.map((one, index) => {
    const standIn = known.valueAt[index]
    return standIn ? values[standIn.place] : one
  })
  return { ...known.compiled, parameters }
}

function keptOf(db: Queryable, statements: readonly Statement[], join: (parts: readonly Built[]) => Compilable): Kept {
  const dialect = dialectOf(db)
  const shapes = kept.get(dialect) ?? new LRUCache<string, Kept>({ max: MOST_KEPT })
  kept.set(dialect, shapes)
  const key = statements.map(({ shape }) => shape).join(' | ')
  const known = shapes.get(key)
  if (known) return known
  let place = 0
  const parts = statements.map(({ values, build }) =>
    build(
      db,
      values.map(() => new StandIn(place++)),
    ),
  )
  const compiled = join(parts).compile() as CompiledQuery
  const made = { compiled, valueAt: compiled.parameters.map((one) => (one instanceof StandIn ? one : null)) }
  if (place <= MOST_VALUES) shapes.set(key, made)
  return made
}

/** Of columns with their values, as `set` and `values` take them. */
export function namedValues(names: readonly string[], values: readonly unknown[]): object {
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

export async function runStatement(db: Queryable, statement: Statement): Promise<void> {
  await db.executeQuery(compiledTogether(db, [statement], ([only]) => only as Built))
}
