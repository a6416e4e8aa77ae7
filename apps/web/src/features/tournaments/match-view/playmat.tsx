import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'

export type PlaymatSide = {
  readonly name: string
  readonly note: string
  readonly games: number | null
  readonly isWinner: boolean
}

type PlaymatProps = {
  /** Across the table. */
  readonly far: PlaymatSide
  /** This side of the table. */
  readonly near: PlaymatSide
  readonly table: number
  /** In the place of the score while there is none. */
  readonly noScore: ReactNode
}

/** A match as it is played: two people face to face, the table between them, the score large. */
export function Playmat({ far, near, table, noScore }: PlaymatProps) {
  const { t } = useTranslation()
  const hasScore = far.games !== null && near.games !== null
  return (
    <Mat className="grid gap-2.5 max-sm:p-4 sm:grid-cols-[1fr_auto_1fr] sm:items-center sm:gap-6">
      <Side side={far} className="text-2xl sm:order-3 sm:text-end" />
      <div className="flex items-center gap-4 sm:order-2 sm:flex-col sm:gap-3">
        <span className="inline-flex flex-col items-center rounded-card border border-mat-line px-4 py-1 leading-tight sm:py-2">
          <span className="text-sm">{t('dashboard.table')}</span>
          <span className="font-display text-2xl leading-8 font-bold tabular-nums sm:text-3xl">{table}</span>
        </span>
        <span aria-hidden="true" className="h-px flex-1 bg-mat-line sm:hidden" />
        <output className="font-display text-4xl font-bold whitespace-nowrap tabular-nums">
          {hasScore ? (
            <>
              {near.games} <span aria-hidden="true">–</span> {far.games}
            </>
          ) : (
            noScore
          )}
        </output>
      </div>
      <Side side={near} className="text-xl sm:order-1 sm:text-2xl" />
    </Mat>
  )
}

function Side({ side, className }: { readonly side: PlaymatSide; readonly className: string }) {
  return (
    <div className={classNames('grid min-w-0 content-center', className)}>
      <span className="text-sm">{side.note}</span>
      <PlayerName
        name={side.name}
        className={classNames('font-display font-bold', side.isWinner && 'underline decoration-2 underline-offset-4')}
      />
    </div>
  )
}
