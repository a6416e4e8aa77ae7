import type { PersonKey, SeasonId } from '@tablee/domain/seasons/season'
import type { Invitations, RankedFinalist } from '@tablee/domain/seasons/season-final'
import type { SeasonRow } from '@tablee/domain/seasons/season-table'

export type BuiltTable = {
  readonly rows: readonly SeasonRow[]
  /** Before joins. */
  readonly names: ReadonlyMap<PersonKey, string | null>
  readonly joins: ReadonlyMap<PersonKey, PersonKey>
  /** Who had the seats that were parted off. */
  readonly whose: ReadonlyMap<PersonKey, PersonKey>
  /** Null: the season has none. */
  readonly final: BuiltFinal | null
}

export type BuiltFinal = Invitations & {
  /** Null: not played. */
  readonly ranking: readonly RankedFinalist[] | null
}

/** Tables by what they are made of, the last used ones. */
export type SeasonTables = {
  readonly find: (id: SeasonId, madeOf: string) => BuiltTable | null
  readonly keep: (id: SeasonId, madeOf: string, table: BuiltTable) => void
}

const MOST_CELLS = 500_000

export function createSeasonTables(): SeasonTables {
  const kept = new Map<SeasonId, { readonly madeOf: string; readonly table: BuiltTable; readonly cells: number }>()
  let cells = 0
  const drop = (id: SeasonId) => {
    cells -= kept.get(id)?.cells ?? 0
    kept.delete(id)
  }
  return {
    find: (id, madeOf) => {
      const found = kept.get(id)
      if (found?.madeOf !== madeOf) return null
      kept.delete(id)
      kept.set(id, found)
      return found.table
    },
    keep: (id, madeOf, table) => {
      drop(id)
      const own = table.rows.reduce((sum, { counted }) => sum + counted.length, 0)
      kept.set(id, { madeOf, table, cells: own })
      cells += own
      for (const oldest of kept.keys()) {
        if (cells <= MOST_CELLS || kept.size === 1) break
        drop(oldest)
      }
    },
  }
}
