import type { Selection } from './read-queries.ts'

const ALWAYS_SELECTED = ['$id', '$createdAt', '$updatedAt', '$permissions']

/** A document with what was asked for, and with the fields that are always there. */
export function selected(document: Readonly<Record<string, unknown>>, select: Selection): object {
  if (!select) return document
  return Object.fromEntries(
    [...ALWAYS_SELECTED, ...select].flatMap((name) =>
      Object.hasOwn(document, name) ? [[name, document[name]] as const] : [],
    ),
  )
}
