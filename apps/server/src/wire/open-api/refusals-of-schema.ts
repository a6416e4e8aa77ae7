import { REFUSAL_CODES, type RefusalCode } from '@tablee/domain/refusal-codes'
import type * as z from 'zod/mini'

/** Refusal codes of a schema and everything inside it, in order. */
export function refusalsOfSchema(schema: z.core.$ZodType): readonly RefusalCode[] {
  const found = new Set<RefusalCode>()
  visit(schema, found)
  return [...found]
}

type Visited = { readonly _zod: { readonly def: object } }

function visit(schema: Visited, found: Set<RefusalCode>): void {
  const members = new Map<string, unknown>(Object.entries(schema._zod.def))
  const code = codeOf(members.get('error'))
  if (code) found.add(code)
  for (const inner of [...members.values()].flatMap(innerOf)) visit(inner, found)
}

/** Schemas contain others directly, in lists and by name. */
function innerOf(member: unknown): readonly Visited[] {
  if (isVisited(member)) return [member]
  if (Array.isArray(member)) return member.filter(isVisited)
  return typeof member === 'object' && member !== null ? Object.values(member).filter(isVisited) : []
}

function isVisited(value: unknown): value is Visited {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** The contract's own errors are fixed (`issue`); others depend on the input. */
function codeOf(error: unknown): RefusalCode | null {
  if (typeof error !== 'function' || error.length > 0) return null
  const said: unknown = error()
  return REFUSAL_CODES.find((code) => code === said) ?? null
}
