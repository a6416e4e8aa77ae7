import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { isContested, isUntouched, placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Placings, PlayerId } from '@tablee/domain/tournaments/tournament'
import { Pencil, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import type { UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PlayerName } from '../../../../ui/player-name.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUnsentScore } from '../../api/results/unsent-score.ts'
import { useUpdatePlacings } from '../../api/results/update-score.ts'
import { type Ruling, rulingAt } from '../../conduct/ruling.ts'
import { TableNumber } from '../../match-view/table-number.tsx'
import type { PodQuestion } from '../../pod-table/pod-question.ts'
import { SeatBadge } from '../../pod-table/seat-badge.tsx'
import { useSeatMark } from '../../pod-table/seat-mark.ts'
import { type Seated, seatedAt, withLosses } from '../../pod-table/seated.ts'
import { useFixedSeat, withFixedSeat } from '../../table-plan/fixed-seats.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import type { TableRowProps } from '../scores/table-list.tsx'
import { takeTypedAhead } from '../scores/typed-ahead.ts'
import { UndoScore } from '../scores/undo-score.tsx'
import { UnsentMark } from '../scores/unsent-mark.tsx'
import { PodReports } from './pod-reports.tsx'
import { PodSheet } from './pod-sheet.tsx'

type PodLineProps = TableRowProps & {
  readonly match: PodTable
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly gone: ReadonlySet<PlayerId>
  readonly asked: PodQuestion
  /** That stand at this table. */
  readonly penalties: readonly Penalty[]
  readonly canEdit: boolean
  readonly isCurrent: boolean
}

const NOBODY: ReadonlySet<PlayerId> = new Set()

/** A table of three to five for the staff: a tap on a name makes its player the winner; the rest is in the sheet. */
export const PodLine = memo(function PodLine(props: PodLineProps) {
  const { match, names, access, gone, asked, penalties, canEdit, isCurrent, onSaved, onCorrected } = props
  const { t } = useTranslation()
  const update = useUpdatePlacings(access)
  const unsent = useUnsentScore({ role: 'staff', tournamentId: access.tournamentId, matchId: match.id })
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<Placings | null>(null)
  const seated = withLosses(seatedAt(match, names, null), { penalties, gone: isCurrent ? gone : NOBODY }, match)
  const isTappable = canEdit && isUntouched(match) && unsent === null && asked !== 'places'
  const row = useWanted(props, () => setIsOpen(true))
  const send = async (placings: Placings) => {
    const outcome = await update.send({ matchId: match.id, score: null, placings })
    setIsOpen(outcome === null)
    if (outcome === null) return
    if (!isCurrent) return onCorrected(outcome === 'sent' ? { of: 'score', match, score: placings } : null)
    onSaved(match.table)
    if (outcome === 'sent') setSaved(placings)
  }
  const forgetSaved = useCallback(() => setSaved(null), [])
  const table = useTableLabel()(match.table)
  return (
    <li
      ref={row}
      hidden={props.isHidden}
      className="grid scroll-mt-16 scroll-mb-32 grid-cols-[minmax(0,1fr)] gap-2 px-3 py-2"
      onKeyDown={(event) => {
        const seat = isTappable ? seatTyped(event, seated) : null
        if (seat !== null && !seated.out?.includes(seat)) void send({ winner: seat })
      }}
    >
      <div className="flex min-w-0 items-start gap-x-3 gap-y-1 @max-[32rem]:flex-wrap @max-[32rem]:justify-between large-text:flex-wrap large-text:justify-between">
        <TableNumber table={match.table} />
        <fieldset
          disabled={update.isSending}
          className="min-w-0 flex-1 @max-[32rem]:order-last @max-[32rem]:basis-full large-text:order-last large-text:basis-full"
        >
          <legend className="sr-only">{t('podsDesk.ask', { table })}</legend>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-1 @[40rem]:grid-cols-2 @[64rem]:grid-cols-4">
            {seatsOf(match).map((player, seat) => (
              <li key={player} className="grid grid-cols-[minmax(0,1fr)]">
                <Seat
                  {...{ match, seated, seat, unsent }}
                  hasLeft={gone.has(player) && isCurrent}
                  ruling={rulingAt(penalties, player)}
                  onChoose={isTappable && !seated.out?.includes(seat) ? () => void send({ winner: seat }) : null}
                />
              </li>
            ))}
          </ol>
        </fieldset>
        {canEdit ? (
          <div className="flex shrink-0 items-center justify-end gap-1">
            {saved ? <UndoScore match={match} saved={saved} access={access} onOver={forgetSaved} /> : null}
            <Opener {...{ match, table, isTappable }} onOpen={() => setIsOpen(true)} />
          </div>
        ) : null}
      </div>
      {unsent ? <UnsentMark isRefused={unsent.refusal !== null} /> : null}
      {canEdit && isContested(match) ? (
        <PodReports {...{ match, seated, access }} isBusy={update.isSending} onChoose={(said) => void send(said)} />
      ) : null}
      {isOpen ? (
        <PodSheet
          {...{ match, seated, asked, penalties, access, isCurrent }}
          isSending={update.isSending}
          onChoose={(placings) => void send(placings)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </li>
  )
})

/** "2" is the second seat. */
function seatTyped({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, { names }: Seated): number | null {
  const isForText = target instanceof Element && target.closest('input, textarea, [role=dialog]') !== null
  if (isForText || altKey || ctrlKey || metaKey || !/^[1-5]$/.test(key)) return null
  return Number(key) <= names.length ? Number(key) - 1 : null
}

/** Scrolls to the requested row; a seat typed ahead is its winner, else its first button has the focus. */
function useWanted({ wanted, onGranted }: PodLineProps, open: () => void) {
  const row = useRef<HTMLLIElement>(null)
  const opening = useRef(open)
  opening.current = open
  useEffect(() => {
    if (wanted === null) return
    row.current?.scrollIntoView({ block: 'center' })
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const [typed] = takeTypedAhead()
    const seats = buttons.filter((button) => button.dataset.seat !== undefined)
    buttons.at(0)?.focus({ preventScroll: true })
    if (seats.length === 0 && wanted.isOpened) opening.current()
    else if (typed) seats.find((button) => button.dataset.seat === typed.key)?.click()
    onGranted()
  }, [wanted, onGranted])
  return row
}

type SeatProps = {
  readonly match: PodTable
  readonly seated: Seated
  readonly seat: number
  readonly unsent: UnsentScore | null
  readonly hasLeft: boolean
  readonly ruling: Ruling | null
  /** Null once there is a result. */
  readonly onChoose: (() => void) | null
}

function Seat({ match, seated, seat, unsent, hasLeft, ruling, onChoose }: SeatProps) {
  const { t } = useTranslation()
  const markOf = useSeatMark()
  const table = useTableLabel()(match.table)
  const waiting = unsent?.refusal === null ? unsent.pod?.placings : null
  const result = waiting ? ({ kind: 'placings', outcome: waiting } as const) : placingsOf(match)
  const mark = result && markOf(result, seat)
  const name = seated.names[seat] ?? ''
  const fixedAt = useFixedSeat()(seatsOf(match)[seat])
  const inside = (
    <>
      <span className="w-3 shrink-0 text-sm text-muted tabular-nums">{seat + 1}</span>
      <PlayerName
        name={name}
        className="flex-1 text-start large-text:basis-3/4"
        note={withFixedSeat(hasLeft ? t('departure.mark') : null, fixedAt)}
      />
    </>
  )
  if (onChoose) {
    return (
      <button
        type="button"
        data-seat={seat + 1}
        aria-label={t('podsDesk.wins', { table, name })}
        onClick={onChoose}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-2 py-1 font-semibold enabled:hover:bg-sunken disabled:opacity-55"
      >
        {inside}
      </button>
    )
  }
  return (
    <div
      className={classNames(
        'flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-transparent px-2 py-1 large-text:flex-wrap',
        mark ? 'font-semibold' : result === null ? '' : 'text-muted',
      )}
    >
      {inside}
      {ruling ? (
        <Badge tone="neutral" className="max-w-28 shrink-0 text-center leading-tight whitespace-normal">
          {t(`conduct.seat.${ruling}`)}
        </Badge>
      ) : result ? (
        <SeatBadge result={result} seat={seat} isInLine />
      ) : null}
    </div>
  )
}

type OpenerProps = {
  readonly match: PodTable
  readonly table: string
  readonly isTappable: boolean
  readonly onOpen: () => void
}

function Opener({ match, table, isTappable, onOpen }: OpenerProps) {
  const { t } = useTranslation()
  const label = isTappable
    ? t('podsDesk.drawOf', { table })
    : t(isUntouched(match) ? 'admin.scores.enterTable' : 'admin.scores.correctTable', { table })
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 font-semibold text-slate hover:bg-sunken"
    >
      {isTappable ? (
        t('podsDesk.draw')
      ) : isUntouched(match) ? (
        t('admin.scores.enter')
      ) : isContested(match) ? (
        <TriangleAlert aria-hidden="true" className="size-5 text-amber" />
      ) : (
        <Pencil aria-hidden="true" className="size-5 text-muted" />
      )}
    </button>
  )
}
