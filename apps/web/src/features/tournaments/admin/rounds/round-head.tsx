import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useCutRoundName } from '../../tournament-frame/round-name.ts'

type RoundHeadProps = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly current: RoundNumber
  readonly onShow: (round: RoundNumber) => void
  readonly children: ReactNode
}

/** "Seizième de finale" leaves a small phone no room for what stands beside it. */
const LONG_NAME = 16

/** The round shown, and navigation to earlier ones. */
export function RoundHead({ tournament, round, current, onShow, children }: RoundHeadProps) {
  const { t } = useTranslation()
  const cutName = useCutRoundName(tournament)
  const nameOf = (each: RoundNumber) => cutName(each) ?? t('admin.scores.roundName', { round: each })
  return (
    <div className="flex min-h-11 items-center gap-1 large-text:flex-wrap">
      {round > 1 ? (
        <IconButton
          className="-ms-2"
          label={nameOf(round - 1)}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
          onClick={() => onShow(round - 1)}
        />
      ) : null}
      <h2
        tabIndex={-1}
        className={classNames(
          'text-section desk:text-lg tabular-nums',
          nameOf(round).length > LONG_NAME ? 'min-w-0' : 'whitespace-nowrap',
        )}
      >
        {nameOf(round)}
      </h2>
      {round < current ? (
        <IconButton
          label={nameOf(round + 1)}
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
          onClick={() => onShow(round + 1)}
        />
      ) : null}
      <div className="ms-auto min-w-0 ps-2 large-text:basis-full large-text:ps-0">{children}</div>
    </div>
  )
}
