import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { CheckCheck } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSeen } from '../../../ui/use-seen.ts'
import { useCheckInPlayers } from '../api/bulk-registration-acts.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { CheckInRow } from './check-in-row.tsx'
import { absentFirst, countRegistrations, expected, registrationMatcher } from './registration-list.ts'
import { useHeldRows } from './use-held-rows.ts'
import type { PresenceTaps } from './use-presence-taps.ts'

type CheckInScreenProps = {
  readonly tournament: Tournament
  readonly taps: PresenceTaps
  /** Which opening it is: each puts the rows in their order anew. */
  readonly opened: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The whole screen: who is expected, by name, the absent first; a tap on a row notes that they are there, or not. */
export function CheckInScreen({ tournament, taps, opened, isOpen, onClose }: CheckInScreenProps) {
  const { t } = useTranslation()
  const { data: registrations = [] } = useRegistrations(tournament)
  const [typed, setTyped] = useState('')
  const { confirmed: count } = countRegistrations(registrations)
  const done = registrations.filter((one) => one.status === 'confirmed' && !one.dropped && taps.isPresent(one)).length
  return (
    <Dialog
      width="screen"
      isOpen={isOpen}
      onClose={onClose}
      title={<span aria-live="polite">{t('checkIn.count', { done, count })}</span>}
      closeLabel={t('tournament.close')}
      head={
        <TextInput
          type="search"
          label={t('checkIn.search')}
          placeholder={t('checkIn.search')}
          isLabelHidden
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      }
    >
      <EverybodyPresent tournament={tournament} absent={count - done} />
      <Rows registrations={registrations} taps={taps} typed={typed} opened={opened} />
    </Dialog>
  )
}

type RowsProps = {
  readonly registrations: readonly RegistrationView[]
  readonly taps: PresenceTaps
  readonly typed: string
  readonly opened: number
}

/** What keeps the focus inside a dialog looks at every button of it: a thousand at once would take seconds. */
const DRAWN_AT_FIRST = 100

/** They keep their places whatever is tapped (EVEN-1): another search, or opening the list again, orders them anew. */
function Rows({ registrations, taps, typed, opened }: RowsProps) {
  const { t } = useTranslation()
  const searched = useDeferredValue(typed)
  const rows = useMemo(() => absentFirst(expected(registrations)), [registrations])
  const found = useMemo(() => rows.filter(registrationMatcher(searched)), [rows, searched])
  const shown = useHeldRows({ rows, found, question: `${opened} ${searched}` })
  const [drawn, setDrawn] = useState(DRAWN_AT_FIRST)
  if (shown.length === 0)
    return <p className="text-muted">{t(rows.length === 0 ? 'checkIn.nobody' : 'organizer.filterEmpty')}</p>
  return (
    <>
      <ul
        aria-label={t('checkIn.list')}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {shown.slice(0, drawn).map((registration) => (
          <CheckInRow
            key={registration.id}
            registration={registration}
            isPresent={taps.isPresent(registration)}
            onTap={taps.tap}
          />
        ))}
      </ul>
      {drawn < shown.length ? <EndOfDrawn key={drawn} onSeen={() => setDrawn(drawn + DRAWN_AT_FIRST)} /> : null}
    </>
  )
}

/** Whoever comes as far down as this goes on. */
function EndOfDrawn({ onSeen }: { readonly onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place, true)
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => {
    if (isSeen) seen.current()
  }, [isSeen])
  return <div ref={place} aria-hidden="true" className="h-14" />
}

type EverybodyPresentProps = { readonly tournament: Tournament; readonly absent: number }

/** One tap notes everybody confirmed; what it changed is taken back by another, as long as the list is open (EVEN-6). */
function EverybodyPresent({ tournament, absent }: EverybodyPresentProps) {
  const { t } = useTranslation()
  const act = useCheckInPlayers(tournament.id)
  const [noted, setNoted] = useState<readonly string[]>([])
  const send = async (isPresent: boolean) => {
    const reply = await act.send({ registrationIds: isPresent ? null : noted, isPresent })
    if (reply) setNoted(isPresent ? reply.data.registrations.map(({ id }) => id) : [])
  }
  const isUndoable = noted.length > 0
  return (
    <div className="grid gap-2">
      <ActFailure act={act} title={t('organizer.failed.check-in')} isTap />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0 flex-1 font-semibold">
          {isUndoable ? t('checkIn.everybodyNoted', { count: noted.length }) : null}
        </p>
        {/* One button for both, so that the focus stays on it. */}
        <Button
          variant={isUndoable ? 'secondary' : 'felt'}
          icon={isUndoable ? null : <CheckCheck aria-hidden="true" className="size-5" />}
          // Not while what it did is still to be said, or the focus would be lost.
          disabled={!isUndoable && absent === 0 && act.input?.isPresent !== true}
          // Disabled it would lose the focus, which the dialog then takes elsewhere.
          aria-busy={act.isSending}
          onClick={() => {
            if (!act.isSending) void send(!isUndoable)
          }}
        >
          {t(isUndoable ? 'checkIn.takeBack' : 'checkIn.everybody')}
        </Button>
      </div>
    </div>
  )
}
