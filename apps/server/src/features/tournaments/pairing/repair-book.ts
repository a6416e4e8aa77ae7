import {
  type BrokenField,
  breakFewest,
  type FindRepair,
  isLongRepair,
  type Repair,
} from '@tablee/domain/tournaments/pairing/break-fewest'
import { isSameField } from './pairing-book.ts'
import type { RepairApart } from './pairing-thread.ts'

/** Computed before an act's final decision. */
export type RepairBook = {
  /** Finds small ones at once; larger ones only if computed before. */
  readonly find: FindRepair
  /** Then the decision is void. */
  readonly isWanting: () => boolean
  /** False when it takes too long. */
  readonly prepare: (repairApart: RepairApart) => Promise<boolean>
}

export function createRepairBook(): RepairBook {
  let known: { readonly field: BrokenField; readonly repair: Repair | null } | null = null
  let wanted: BrokenField | null = null
  return {
    find: (field) => {
      if (known && isSameRound(known.field, field)) return known.repair
      if (!isLongRepair(field)) return breakFewest(field)
      wanted = field
      return null
    },
    isWanting: () => wanted !== null,
    prepare: async (repairApart) => {
      const field = wanted
      wanted = null
      if (field === null) return true
      const found = await repairApart(field)
      if (found !== null) known = { field, repair: found.repair }
      return found !== null
    },
  }
}

function isSameRound(one: BrokenField, other: BrokenField): boolean {
  const playersOf = ({ newcomers, exempt, tables }: BrokenField) => [
    ...newcomers,
    ...exempt,
    ...tables.flatMap(({ players }) => players),
  ]
  return (
    one.seed === other.seed &&
    one.most === other.most &&
    one.newcomers.length === other.newcomers.length &&
    one.exempt.length === other.exempt.length &&
    one.tables.every(({ isFixed }, table) => isFixed === other.tables[table]?.isFixed) &&
    isSameField(playersOf(one), playersOf(other))
  )
}
