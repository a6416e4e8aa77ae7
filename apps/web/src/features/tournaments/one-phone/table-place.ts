import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isTableNumber } from '@tablee/domain/tournaments/tables/table-plan'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'

/** From a table's code: its number, and the proof of sitting there. */
export type TablePlace = { readonly table: number; readonly token: string }

export type PodHereProps = {
  readonly tournament: Tournament
  readonly place: TablePlace
  readonly match: PodTable
}

/** Null for a fragment that was never printed. */
export function readTablePlace(fragment: string): TablePlace | null {
  const [, number, token] = /^(\d{1,4})\.([A-Za-z0-9_-]{16})$/.exec(fragment) ?? []
  const table = Number(number)
  return token !== undefined && isTableNumber(table) ? { table, token } : null
}

/** The QR code's address. The fragment is not sent to a server. */
export function useTableAddress(code: string): (place: TablePlace) => string {
  const origin = useOwnOrigin()
  return ({ table, token }) => `${origin}/tournament/${code}/table#${table}.${token}`
}
