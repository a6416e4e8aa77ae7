import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useTableLabel, useTablePrefix } from '../../tournament-frame/table-label.tsx'

/** The rest is only counted; long prefixes take more room. */
const TABLES_NAMED = { short: 5, long: 3 }

/** Missing results, or that there are none. */
export function MissingTables({ tables, id }: { readonly tables: readonly PlayedMatch[]; readonly id: string }) {
  const { t } = useTranslation()
  const named = useNamedTables(tables)
  return (
    <p id={id}>
      {tables.length === 0
        ? t('admin.scores.allDone')
        : t('admin.scores.missing', { count: tables.length, tables: named })}
    </p>
  )
}

/** "1, 2, 5, 8, 9 et 7 autres" */
export function useNamedTables(tables: readonly PlayedMatch[]): string {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const most = useTablePrefix().length > 2 ? TABLES_NAMED.long : TABLES_NAMED.short
  const named = tables
    .slice(0, most)
    .map(({ table }) => labelOf(table))
    .join(', ')
  const others = tables.length - most
  return others > 0 ? t('playerList.andMore', { names: named, count: others }) : named
}
