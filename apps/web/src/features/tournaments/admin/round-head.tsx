import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type RoundHeadProps = {
  readonly round: RoundNumber
  readonly current: RoundNumber
  readonly onShow: (round: RoundNumber) => void
  /** How far it is. */
  readonly children: ReactNode
}

/** Which round the tables are of, and the way to the ones before. */
export function RoundHead({ round, current, onShow, children }: RoundHeadProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-11 items-center gap-1">
      {round > 1 ? (
        <IconButton
          className="-ms-2"
          label={t('admin.scores.roundName', { round: round - 1 })}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
          onClick={() => onShow(round - 1)}
        />
      ) : null}
      <h2 tabIndex={-1} className="text-xl whitespace-nowrap tabular-nums">
        {t('admin.scores.roundName', { round })}
      </h2>
      {round < current ? (
        <IconButton
          label={t('admin.scores.roundName', { round: round + 1 })}
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
          onClick={() => onShow(round + 1)}
        />
      ) : null}
      <div className="ms-auto min-w-0 ps-2">{children}</div>
    </div>
  )
}
