import type { Match, PlayerId } from '@tablee/domain/tournaments/tournament'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { resultOf } from './own-view.ts'

type MatchRowProps = {
  readonly match: Match
  readonly name1: string
  /** Null where there is no opponent. */
  readonly name2: string | null
  /** The player to find at a glance. */
  readonly own: PlayerId | null
  /** What can be done about this table, at the end of the row. */
  readonly action?: ReactNode
}

/** One table of a round as a row: the number, who sits there, the score. */
export const MatchRow = memo(function MatchRow({ match, name1, name2, own, action }: MatchRowProps) {
  const { t } = useTranslation()
  const seats = match.kind === 'played' ? match.players : [match.player]
  const isOwn = own !== null && seats.includes(own)
  return (
    <div className={classNames('@container flex min-h-14 items-center gap-3 px-3 py-2', isOwn && 'bg-felt-wash')}>
      {match.kind === 'played' ? <TableNumber table={match.table} /> : <NoTable />}
      {match.kind === 'played' ? (
        <Seats
          match={match}
          name1={name1}
          name2={name2 ?? ''}
          own={own}
          isTight={action !== undefined && action !== null}
        />
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <PlayerName name={name1} isStrong={isOwn} {...(isOwn ? { note: t('tournament.players.you') } : {})} />
          <Badge tone={match.kind === 'bye' ? 'felt' : 'neutral'}>{t(`tournament.matches.${match.kind}`)}</Badge>
        </div>
      )}
      {action}
    </div>
  )
})

export function TableNumber({ table }: { readonly table: number }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-mat-line bg-mat font-display text-lg font-bold text-on-mat tabular-nums">
      <span className="sr-only">{t('tournament.matches.table', { table })}</span>
      <span aria-hidden="true">{table}</span>
    </span>
  )
}

function NoTable() {
  return (
    <span aria-hidden="true" className="inline-flex size-11 shrink-0 items-center justify-center text-muted">
      –
    </span>
  )
}

type SeatsProps = {
  readonly match: Extract<Match, { kind: 'played' }>
  readonly name1: string
  readonly name2: string
  readonly own: PlayerId | null
  /** Something else stands at the end of the row: on narrow screens there is no room to say that nothing happened yet. */
  readonly isTight: boolean
}

function Seats({ match, name1, name2, own, isTight }: SeatsProps) {
  const { t } = useTranslation()
  const { state, players } = match
  const result = state.kind === 'terminated' ? resultOf(state.score) : null
  const you = (player: PlayerId) => (player === own ? { note: t('tournament.players.you') } : {})
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3 @lg:grid-cols-[1fr_auto_1fr]">
      <PlayerName name={name1} isStrong={result === 'won'} className="@lg:text-end" {...you(players[0])} />
      <span
        className={classNames(
          'col-start-2 row-span-2 row-start-1 min-w-9 text-center @lg:row-span-1 @lg:min-w-20',
          isTight && state.kind === 'pending' && '@max-lg:hidden',
        )}
      >
        <MatchOutcome state={state} />
      </span>
      <PlayerName name={name2} isStrong={result === 'lost'} {...you(players[1])} />
    </div>
  )
}

function MatchOutcome({ state }: { readonly state: SeatsProps['match']['state'] }) {
  const { t } = useTranslation()
  switch (state.kind) {
    case 'pending':
      return <span className="px-2 font-display font-bold text-muted">{t('tournament.matches.versus')}</span>
    case 'contested':
      return <Badge tone="amber">{t('tournament.matches.contested')}</Badge>
    case 'terminated': {
      const { wins1, wins2, draws } = state.score
      return (
        <output className="inline-flex flex-col items-center rounded-control bg-sunken px-2.5 font-display text-lg font-bold tabular-nums @lg:flex-row @lg:gap-1.5">
          <span>{wins1}</span>
          <span aria-hidden="true" className="@max-lg:hidden">
            –
          </span>
          <span>{wins2}</span>
          {draws > 0 ? <span className="text-sm text-muted">({draws})</span> : null}
        </output>
      )
    }
    default:
      return state satisfies never
  }
}
