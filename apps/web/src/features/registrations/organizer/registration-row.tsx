import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { deckLabel } from '@tablee/domain/decklists/deck-label'
import { Ellipsis } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useHeldRow } from '../../../ui/use-held-row.ts'
import { GROUPED_ROW } from '../../../ui/use-row-groups.ts'
import { decklistOf } from '../api/decklist-of.ts'
import { isConsentMissing } from './list-kinds.ts'
import { realName } from './registration-list.ts'
import { RegistrationStatus } from './registration-status.tsx'
import { MainAct, type RowActs, type RowFacts } from './row-ticks.tsx'
import { useFixedSeatText } from './use-fixed-seat-text.ts'
import { useShownText } from './use-shown-text.ts'

export type RegistrationRowProps = RowActs &
  RowFacts & {
    /** Null: no selection. */
    readonly isSelected: boolean | null
    readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
    readonly onOpen: (id: string) => void
  }

const ROW_CLASS =
  'relative flex min-h-12 min-w-0 items-center gap-2 border-b border-line ps-2 large-text:flex-wrap large-text:py-1'

/** 48 px whatever its state: who, how it stands, and the most frequent act. */
export const RegistrationRow = memo(function RegistrationRow(props: RegistrationRowProps) {
  const { registration, isSelected, onOpen } = props
  const { t } = useTranslation()
  const { id, playerName: name } = registration
  const row = useHeldRow(() => onOpen(id))
  return (
    <li {...row} {...GROUPED_ROW} className={classNames(ROW_CLASS, row.className, isSelected && 'bg-slate-wash')}>
      {isSelected === null ? null : <RowBox {...props} />}
      <Person {...props} />
      <PlaysAt {...props} />
      <MainAct {...props} />
      <IconButton
        label={t('organizer.row.open', { name })}
        icon={<Ellipsis aria-hidden="true" className="size-5 max-sm:hidden" />}
        // On a phone the whole row is the button: the name needs the room.
        className="max-sm:absolute max-sm:inset-0 max-sm:size-auto max-sm:enabled:hover:bg-transparent"
        data-whole-row
        onClick={() => onOpen(id)}
      />
    </li>
  )
})

/** With Shift, includes those between it and the previous one. */
export function RowBox({
  registration,
  isSelected,
  onSelect,
}: Pick<RegistrationRowProps, 'registration' | 'isSelected' | 'onSelect'>) {
  const { t } = useTranslation()
  const { id, playerName: name } = registration
  return (
    <label className="relative z-1 -ms-2 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t('organizer.row.select', { name })}
        checked={isSelected === true}
        onChange={({ target, nativeEvent }) =>
          onSelect(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-6 cursor-pointer accent-carmine"
      />
    </label>
  )
}

type OfRow = Pick<RegistrationRowProps, 'registration'> & RowFacts

function Person({ registration, isDisqualified, isAbsent, isBooked, lacksDeck, ...seat }: OfRow) {
  const { t } = useTranslation()
  const { waitingPosition, playerName, dropped, status, shownAs = null, hasPaid } = registration
  const deck = useDeckName(registration)
  const hidden = useShownText(shownAs)
  const noDeck = lacksDeck ? t('organizer.row.noDeck') : ''
  const waiting = waitingPosition === null ? '' : t('organizer.row.waiting', { position: waitingPosition })
  const noConsent = isConsentMissing(registration) ? t('guardian.missing') : ''
  const fixedSeat = useFixedSeatText(seat)
  const about = [
    noConsent,
    registration.teamName ?? '',
    fixedSeat,
    isBooked ? t('conduct.bookedMark') : '',
    hidden,
    waiting,
    hasPaid ? t('organizer.row.settled') : '',
    noDeck,
    deck,
    realName(registration),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full">
      <PlayerName name={playerName} isTwoLines isStrong isStruck={dropped || status === 'cancelled'} />
      <div className="flex items-center gap-1.5 overflow-hidden whitespace-nowrap empty:hidden large-text:flex-wrap">
        {/* Most are confirmed: only other states are shown. */}
        {status === 'confirmed' && !dropped && !isDisqualified ? null : (
          <RegistrationStatus {...{ status, dropped }} {...{ isDisqualified, isAbsent }} isPlain />
        )}
        {about === '' ? null : <p className="truncate text-sm text-muted">{about}</p>}
      </div>
    </div>
  )
}

/** Empty if unnamed or unreadable. */
export function useDeckName({ decklist }: Pick<RegistrationView, 'decklist'>): string {
  return useMemo(() => {
    const read = decklistOf({ decklist })
    return (read && deckLabel(read)) ?? ''
  }, [decklist])
}

/** Table and record during play. */
function PlaysAt({ table, record }: RowFacts) {
  const { t } = useTranslation()
  if (table === null && record === '') return null
  return (
    <p className="grid shrink-0 justify-items-end text-sm whitespace-nowrap tabular-nums">
      {table === null ? null : <span>{t('organizer.row.table', { table })}</span>}
      {record === '' ? null : <span className="text-muted">{record}</span>}
    </p>
  )
}
