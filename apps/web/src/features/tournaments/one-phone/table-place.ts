import { isTableNumber } from '@tablee/domain/tournaments/tables/table-plan'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'

/** What the code on a table says: its number, and what shows that somebody sits there. */
export type TablePlace = { readonly table: number; readonly token: string }

/** Null for the fragment of an address that nobody printed. */
export function readTablePlace(fragment: string): TablePlace | null {
  const [, number, token] = /^(\d{1,4})\.([A-Za-z0-9_-]{16})$/.exec(fragment) ?? []
  const table = Number(number)
  return token !== undefined && isTableNumber(table) ? { table, token } : null
}

/** What the square on a table leads to. Behind the hash nothing is sent to a server by itself. */
export function useTableAddress(code: string): (place: TablePlace) => string {
  const origin = useOwnOrigin()
  return ({ table, token }) => `${origin}/tournament/${code}/table#${table}.${token}`
}
