import { isThere } from '@tablee/domain/tournaments/draft/draft-seats'
import { seatedPods } from '@tablee/domain/tournaments/draft/seated-pods'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

type PodListsProps = {
  readonly tournament: Tournament
  readonly own: PlayerId | null
}

/** Wider, a name and its number are too far apart to read as one line. */
const POD_REM = 36

/** Who sits where, pod by pod in order of seats. */
export function PodLists({ tournament, own }: PodListsProps) {
  const { t } = useTranslation()
  const pods = seatedPods(tournament)?.pods ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm text-muted">{t('draft.seats')}</p>
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3"
        style={{ maxWidth: `${pods.length * POD_REM}rem` }}
      >
        {pods.map((seats, index) => (
          <Pod key={seats.join()} {...{ tournament, seats, own }} number={index + 1} />
        ))}
      </div>
    </div>
  )
}

type PodProps = Pick<PodListsProps, 'tournament' | 'own'> & {
  readonly number: number
  readonly seats: readonly PlayerId[]
}

function Pod({ tournament, number, seats, own }: PodProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card border border-line bg-surface px-3 pt-2 pb-1">
      <h3 id={titleId} className="text-lg">
        {t('draft.podOf', { pod: number, count: seats.length })}
      </h3>
      <ol className="divide-y divide-line">
        {seats.map((seat, index) => (
          <li
            key={seat}
            className={classNames('flex min-h-9 items-center gap-2 py-1', seat === own && 'bg-felt-wash font-semibold')}
          >
            <span className="w-6 shrink-0 text-end font-display text-muted tabular-nums">{index + 1}</span>
            {isThere(tournament, seat) ? (
              <PlayerName
                name={names.get(seat) ?? ''}
                {...(seat === own ? { note: t('tournament.players.you') } : {})}
              />
            ) : (
              <span className="text-muted">{t('draft.emptyChair')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
