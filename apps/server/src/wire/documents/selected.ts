import type { Selection } from './read-queries.ts'

const ALWAYS_SELECTED = ['$id', '$createdAt', '$updatedAt', '$permissions']

/** The requested attributes, and the fields always present. */
export function selected(document: Readonly<Record<string, unknown>>, select: Selection): object {
  if (!select) return document
  return Object.fromEntries(
    [...ALWAYS_SELECTED, ...select].flatMap((name) =>
      Object.hasOwn(document, name) ? [[name, document[name]] as const] : [],
    ),
  )
}
