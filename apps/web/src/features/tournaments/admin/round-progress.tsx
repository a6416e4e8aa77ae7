import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** How far the round is. */
export function RoundProgress({ tables }: { readonly tables: readonly PlayedMatch[] }) {
  const { t } = useTranslation()
  const done = tables.filter(({ state }) => state.kind === 'terminated').length
  const sentence = t('admin.scores.progress', { done, count: tables.length })
  return (
    <div className="grid gap-1.5">
      <p className="text-lg font-semibold tabular-nums" aria-live="polite">
        {sentence}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-felt transition-[width] duration-200"
          style={{ width: `${tables.length === 0 ? 100 : (100 * done) / tables.length}%` }}
        />
      </div>
    </div>
  )
}
