import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { deckLabel } from '@tablee/domain/decklists/deck-label'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import { type ListFacts, lacksDeck } from './list-kinds.ts'
import { sortedRegistrations } from './registration-list.ts'

export const COLUMNS = ['name', 'status', 'deck', 'paid', 'present', 'table', 'record', 'date'] as const
export type Column = (typeof COLUMNS)[number]
export type Sorting = { readonly by: Column; readonly isDescending: boolean }

type Rows = readonly RegistrationView[]
/** Sort key of a column; nulls come last in both directions. */
type Place = string | number | null

const STATUSES = { pending: 0, confirmed: 1, cancelled: 3 } as const

/** Stable; without a sorting, the list's order. */
export function sortRegistrations(rows: Rows, sorting: Sorting | null, facts: ListFacts): Rows {
  const usual = sortedRegistrations(rows)
  if (sorting === null) return usual
  const names = new Intl.Collator(SOURCE_LANGUAGE, { sensitivity: 'base', numeric: true })
  const turn = sorting.isDescending ? -1 : 1
  const compare = (one: Place, other: Place): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    if (typeof one === 'number' && typeof other === 'number') return turn * (one - other)
    return turn * names.compare(String(one), String(other))
  }
  const places = new Map(usual.map((row) => [row.id, placeOf(row, sorting.by, facts)]))
  return usual.toSorted((one, other) => compare(places.get(one.id) ?? null, places.get(other.id) ?? null))
}

function placeOf(row: RegistrationView, by: Column, facts: ListFacts): Place {
  switch (by) {
    case 'name':
      return row.playerName
    case 'status':
      return facts.isDisqualified(row) ? 4 : row.dropped ? 2 : STATUSES[row.status]
    case 'deck':
      return deckPlace(row, facts)
    case 'paid':
      return row.hasPaid === undefined ? null : Number(!row.hasPaid)
    case 'present':
      return Number(row.checkedIn !== true)
    case 'table':
      return facts.playedBy(row)?.table ?? null
    case 'record':
      return recordPlace(row, facts)
    case 'date':
      return isWhole(row) ? Date.parse(row.registrationDate) : null
    default:
      return by satisfies never
  }
}

function deckPlace(row: RegistrationView, facts: ListFacts): Place {
  if (lacksDeck(row, facts)) return null
  const decklist = decklistOf(row)
  return decklist === null ? null : (deckLabel(decklist) ?? '')
}

/** Best first. */
function recordPlace(row: RegistrationView, facts: ListFacts): Place {
  const played = facts.playedBy(row)
  return played === null || played.record === '' ? null : -played.points
}

/** Tapping a head: sorted, reversed, then the original order. */
export function nextSorting(sorting: Sorting | null, by: Column): Sorting | null {
  if (sorting?.by !== by) return { by, isDescending: false }
  return sorting.isDescending ? null : { by, isDescending: true }
}
