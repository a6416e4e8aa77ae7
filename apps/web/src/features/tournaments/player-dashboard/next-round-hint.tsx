import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Hourglass } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { OwnNextPartProps } from '../parts/own-next-part.tsx'
import { isInGroups } from '../standings-table/own-group.ts'
import { roundCount } from '../tournament-frame/round-count.ts'
import { tableProgress } from './own-situation.ts'

/** Few events have a later part. */
export const ownNextPart = later<OwnNextPartProps>(async () => (await import('../parts/own-next-part.tsx')).OwnNextPart)

type NextRoundHintProps = { readonly tournament: Tournament; readonly own: PlayerId }

/** Between rounds there is nothing to do or reload. */
export function NextRoundHint({ tournament, own }: NextRoundHintProps) {
  const { t } = useTranslation()
  const { done, count } = tableProgress(tournament)
  const { round, recommended } = roundCount(tournament)
  const hasPart = partsToCome(tournament).length > 0
  const end = isInGroups(tournament) ? 'structure.groups.lastRound' : 'dashboard.waiting.lastRound'
  const last = hasPart ? 'parts.planned.lastRound' : end
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-4">
      <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-semibold">{t(round < recommended ? 'dashboard.waiting.nextRound' : last)}</p>
        <progress
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-felt [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-felt"
          value={done}
          max={Math.max(1, count)}
          aria-label={t('dashboard.waiting.progress', { done, count })}
        />
        <p className="text-sm text-muted tabular-nums">{t('dashboard.waiting.progress', { done, count })}</p>
        {hasPart ? <ownNextPart.Component tournament={tournament} own={own} /> : null}
      </div>
    </div>
  )
}
