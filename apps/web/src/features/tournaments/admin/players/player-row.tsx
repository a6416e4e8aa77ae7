import type { Player, RoundNumber } from '@tablee/domain/tournaments/tournament'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PlayerName } from '../../../../ui/player-name.tsx'
import { useHeldRow } from '../../../../ui/use-held-row.ts'
import { FixedSeatMark } from '../../table-plan/fixed-seats.tsx'
import { useFreshRow } from '../scores/rows-first.tsx'
import { NoPhoneIcon } from './no-phone-icon.tsx'

type PlayerRowProps = {
  readonly player: Player
  /** At a youth event, for whoever may read it. */
  readonly realName: string | undefined
  /** 0 before the start. */
  readonly round: RoundNumber
  /** Wins, losses and draws; empty before the first result. */
  readonly record: string
  readonly isDisqualified: boolean
  /** Out because they missed a match. */
  readonly isAbsent: boolean
  /** The next match begins with a lost game. */
  readonly isBooked: boolean
  /** The table kept for them; null for most. */
  readonly fixedTable: number | null
  readonly onOpen: (player: Player) => void
}

/** Equally high with and without marks. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const player = useFreshRow(props.player)
  const { realName, round, record, isDisqualified, isAbsent, isBooked, fixedTable, onOpen } = props
  const open = () => onOpen(player)
  const row = useHeldRow(open)
  return (
    <li {...row} className={classNames('drawn-in-sight', row.className)}>
      <button
        type="button"
        data-whole-row
        data-player={player.id}
        aria-haspopup="dialog"
        onClick={open}
        className="flex min-h-14 w-full min-w-0 items-center gap-2 rounded-control border border-line bg-surface px-3 py-1 text-start hover:bg-sunken large-text:flex-wrap"
      >
        <Names player={player} realName={realName} />
        <PlayerMarks player={player} round={round} {...{ isDisqualified, isAbsent, isBooked, fixedTable }} />
        {record === '' ? null : <span className="shrink-0 text-muted tabular-nums">{record}</span>}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
      </button>
    </li>
  )
})

function Names({ player, realName }: Pick<PlayerRowProps, 'player' | 'realName'>) {
  const { t } = useTranslation()
  const isStruck = player.droppedAfter !== null
  if (realName === undefined) return <PlayerName name={player.name} isTwoLines isStruck={isStruck} className="flex-1" />
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
      <PlayerName name={realName} isTwoLines isStruck={isStruck} />
      <span className="truncate text-sm text-muted">{t('youth.inPublic', { name: player.name })}</span>
    </span>
  )
}

type Marked = Omit<PlayerRowProps, 'realName' | 'record' | 'onOpen'>

function PlayerMarks({ player, round, isDisqualified, isAbsent, isBooked, fixedTable }: Marked) {
  const { t } = useTranslation()
  return (
    <>
      {player.droppedAfter !== null || isDisqualified ? (
        <Badge tone={isDisqualified ? 'carmine' : 'amber'} className="shrink-0">
          {t(`admin.players.${isDisqualified ? 'disqualified' : isAbsent ? 'absent' : 'dropped'}`)}
        </Badge>
      ) : null}
      {isBooked ? (
        <Badge tone="amber" className="shrink-0 max-sm:w-27 max-sm:leading-tight">
          {t('conduct.bookedMark')}
        </Badge>
      ) : null}
      {round > 0 && player.firstRound > round ? (
        <Badge tone="slate" className="shrink-0">
          {t('admin.players.entersRound', { round: player.firstRound })}
        </Badge>
      ) : null}
      {fixedTable === null ? null : <FixedSeatMark table={fixedTable} />}
      {player.publicId === null ? <NoPhoneIcon label={t('admin.players.anonymous')} /> : null}
    </>
  )
}
