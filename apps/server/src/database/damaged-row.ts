import * as z from 'zod/mini'

/** Where a stored thing is kept. */
export type StoredPlace = { readonly table: string; readonly id: string }

/**
 * Something stored does not have a shape that this or an earlier version wrote. What it meant is never guessed: the
 * operator reads where it is, and nothing of what it holds.
 */
export class DamagedRowError extends Error {
  override readonly name = 'DamagedRowError'

  constructor({ table, id }: StoredPlace, what: string) {
    super(`damaged row in ${table}, id ${id}: ${what}`)
  }
}

type Reading<Value> = StoredPlace & { readonly schema: z.ZodMiniType<Value> }

/** Reads stored JSON by its schema. */
export function readStoredJson<Value>(
  { text, ...reading }: Reading<Value> & { readonly text: string },
  column: string,
): Value {
  return readStored({ ...reading, value: parsed(text) }, column)
}

/** Reads by its schema what was put together from a row. */
export function readStored<Value>(
  { value, schema, ...place }: Reading<Value> & { readonly value: unknown },
  name: string,
): Value {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const paths = read.error.issues.map(({ path }) => [name, ...path.map(String)].join('.'))
  throw new DamagedRowError(place, paths.slice(0, 3).join(', '))
}

/** Undefined, which no schema takes, for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
