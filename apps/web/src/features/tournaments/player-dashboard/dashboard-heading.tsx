import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode, Ref } from 'react'
import { NameOrAway } from '../desk-away/desk-away-note.tsx'
import { usePartLine } from '../parts/use-part-text.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { useProgressText } from '../tournament-frame/use-progress-text.ts'

type DashboardHeadingProps = {
  readonly tournament: Tournament
  /** Receives the focus when the card turns. */
  readonly heading?: Ref<HTMLHeadingElement>
  readonly clock?: ReactNode
}

const WORDS = {
  waiting: 'tournament.stats.waiting',
  round: 'dashboard.round',
  roundOf: 'dashboard.roundOf',
  finished: 'dashboard.finished.title',
  cancelled: 'tournament.cancelled.title',
} as const

export function DashboardHeading({ tournament, heading, clock = null }: DashboardHeadingProps) {
  const text = useProgressText(tournament, WORDS)
  const part = usePartLine(tournament)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-0.5 max-sm:-mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none ">
          {text}
        </h1>
        <div className="empty:hidden max-sm:order-last max-sm:w-full">{clock}</div>
        <LiveIndicator isOver={isFinished(tournament)} />
      </div>
      <p className="truncate text-sm text-muted short:hidden">
        {part === null ? null : <span className="font-semibold">{part} · </span>}
        <NameOrAway tournament={tournament} />
      </p>
    </header>
  )
}
