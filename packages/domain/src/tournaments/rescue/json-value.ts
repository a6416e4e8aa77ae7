/** Anything that JSON holds, read without trust. */
export type Json = unknown

export function fieldOf(value: Json, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, Json>>)[name] : undefined
}

/** The value at the end of the names; undefined where one is missing. */
export function valueAt(value: Json, ...names: readonly string[]): Json {
  return names.reduce(fieldOf, value)
}

export function listOf(value: Json): readonly Json[] | null {
  return Array.isArray(value) ? value : null
}

export function textOf(value: Json): string {
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

export function numberOf(value: Json): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Ids are numbers in one answer and texts in the next. */
export function idOf(value: Json): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value.slice(0, 60) : null
}
