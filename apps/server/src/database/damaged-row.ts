import * as z from 'zod/mini'

export type StoredPlace = { readonly table: string; readonly id: string }

/** A shape that no version wrote. Its meaning is never guessed: the operator sees where it is, but none of its content. */
export class DamagedRowError extends Error {
  override readonly name = 'DamagedRowError'

  constructor({ table, id }: StoredPlace, what: string) {
    super(`damaged row in ${table}, id ${id}: ${what}`)
  }
}

type Reading<Value> = StoredPlace & { readonly schema: z.ZodMiniType<Value> }

export function readStoredJson<Value>(
  { text, ...reading }: Reading<Value> & { readonly text: string },
  column: string,
): Value {
  return readStored({ ...reading, value: parsed(text) }, column)
}

export function readStored<Value>(
  { value, schema, ...place }: Reading<Value> & { readonly value: unknown },
  name: string,
): Value {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const paths = read.error.issues.map(({ path }) => [name, ...path.map(String)].join('.'))
  throw new DamagedRowError(place, paths.slice(0, 3).join(', '))
}

/** Undefined, which no schema accepts, for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
