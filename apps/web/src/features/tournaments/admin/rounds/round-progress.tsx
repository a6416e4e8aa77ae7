import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'

/** How far the round is. */
export function RoundProgress({ tables }: { readonly tables: readonly PlayedMatch[] }) {
  const { t } = useTranslation()
  const done = tables.filter(isOver).length
  return (
    <div className="grid justify-items-end gap-1">
      <p className="text-end text-sm font-semibold tabular-nums sm:text-base desk:text-sm" aria-live="polite">
        {t('admin.scores.progress', { done, count: tables.length })}
      </p>
      <div aria-hidden="true" className="h-1 w-full overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-felt"
          style={{ width: `${tables.length === 0 ? 100 : (100 * done) / tables.length}%` }}
        />
      </div>
    </div>
  )
}
