import { useTranslation } from '../../../language/use-translation.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

/** More are only counted. */
const MOST_NAMED_TABLES = 8

export function PlayingTables({ tables }: { readonly tables: readonly number[] }) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  return (
    <span className="min-w-0 truncate tabular-nums">
      {tables.length > MOST_NAMED_TABLES
        ? t('wall.playingMany', { count: tables.length })
        : t('wall.playing', { count: tables.length, tables: tables.map(labelOf).join(', ') })}
    </span>
  )
}
