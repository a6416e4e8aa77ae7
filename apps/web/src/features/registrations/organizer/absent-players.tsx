import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { freeSeats, raisedCapacity } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import type { Act } from '../../../acts/act.ts'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAcceptRegistrations, useDropAbsentPlayers, useTakeBackSettling } from '../api/bulk-registration-acts.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { countRegistrations, isWaiting, presentFirst } from './registration-list.ts'
import { useNamesTold } from './use-names-told.ts'

type Rows = readonly RegistrationView[]
type Settled = { readonly accepted: Rows; readonly dropped: Rows }

/** Before the start: those confirmed but absent, and those waiting who would fit; one tap settles both. */
export function AbsentPlayers({ tournament }: { readonly tournament: Tournament }) {
  const { data: registrations = [] } = useRegistrations(tournament)
  const [settled, setSettled] = useState<Settled | null>(null)
  const field = fieldOf(tournament, registrations)
  return (
    <div className="grid gap-3 empty:hidden" aria-live="polite">
      {settled ? (
        <Done tournament={tournament} settled={settled} onBack={() => setSettled(null)} />
      ) : (
        <>
          <Absence tournament={tournament} field={field} onSettled={setSettled} />
          {field.absent.length === 0 && field.seated.length > 0 ? (
            <Waiting tournament={tournament} field={field} onSettled={setSettled} />
          ) : null}
        </>
      )}
      <Unseated names={settled ? namesOf(registrations.filter(isWaiting)) : namesOf(field.left)} />
    </div>
  )
}

type Field = {
  /** Absence only means something once somebody was checked in. */
  readonly isChecked: boolean
  readonly confirmed: number
  readonly absent: Rows
  /** Those waiting who get a seat once the absent have gone, and those who do not. */
  readonly seated: Rows
  readonly left: Rows
}

function fieldOf(tournament: Tournament, registrations: Rows): Field {
  const { confirmed, present } = countRegistrations(registrations)
  const isChecked = present > 0
  const away = registrations.filter((one) => one.status === 'confirmed' && !one.dropped && !one.checkedIn)
  const absent = isChecked ? away : []
  const waiting = presentFirst(registrations.filter(isWaiting))
  const free = freeSeats(tournament)
  const seats = free === null ? waiting.length : free + absent.length
  return { isChecked, confirmed, absent, seated: waiting.slice(0, seats), left: waiting.slice(seats) }
}

type StepProps = {
  readonly tournament: Tournament
  readonly field: Field
  readonly onSettled: (settled: Settled) => void
}

function Absence({ tournament, field, onSettled }: StepProps) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  const act = useDropAbsentPlayers(tournament.id)
  const { isChecked, confirmed, absent, seated } = field
  const count = absent.length
  if (confirmed === 0) return null
  if (!isChecked) return <p className="text-muted">{t('organizer.absent.nobodyChecked')}</p>
  if (count === 0) return <p className="text-felt">{t('organizer.absent.allPresent')}</p>
  const send = async () => {
    const reply = await act.send({ acceptsWaiting: true })
    if (reply) onSettled(settledIn(reply.data.registrations))
  }
  const taking = seated.length
  const drop = t('organizer.absent.drop', { count })
  return (
    <Step
      title={t('organizer.absent.title', { count })}
      label={taking === 0 ? drop : `${drop} ${t('organizer.absent.andAccept', { count: taking })}`}
      act={act}
      failure={t('organizer.failed.dropAbsent')}
      onGo={() => void send()}
    >
      <p className="wrap-anywhere">{namesTold(namesOf(absent))}</p>
      {taking === 0 ? null : (
        <p className="wrap-anywhere">
          {t('organizer.absent.takePlaces', { count: taking, names: namesTold(namesOf(seated)) })}
        </p>
      )}
      <p className="text-sm">{t('organizer.absent.help')}</p>
    </Step>
  )
}

/** Accepted without removing anyone, and notified as usual. */
function Waiting({ tournament, field: { seated }, onSettled }: StepProps) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  const act = useAcceptRegistrations(tournament.id)
  const count = seated.length
  const send = async () => {
    const reply = await act.send({ registrationIds: seated.map(({ id }) => id) })
    if (reply) onSettled(settledIn(reply.data.registrations))
  }
  return (
    <Step
      title={t('organizer.absent.waiting', { count })}
      label={t('organizer.absent.accept', { count })}
      act={act}
      failure={t('organizer.failed.bulk')}
      onGo={() => void send()}
    >
      <p className="wrap-anywhere">{namesTold(namesOf(seated))}</p>
    </Step>
  )
}

type StepFrameProps = {
  readonly title: string
  readonly label: string
  readonly act: Pick<Act<never, unknown>, 'error' | 'isSending' | 'retry'>
  readonly failure: string
  readonly onGo: () => void
  readonly children: ReactNode
}

function Step({ title, label, act, failure, onGo, children }: StepFrameProps) {
  return (
    <Notice
      tone="attention"
      title={title}
      action={
        <div className="grid gap-2 pt-1">
          <ActFailure act={act} title={failure} isTap />
          <May act="drop-absent-players">
            <Button variant="secondary" className="justify-self-start" isBusy={act.isSending} onClick={onGo}>
              {label}
            </Button>
          </May>
        </div>
      }
    >
      {children}
    </Notice>
  )
}

/** Gets no seat, whatever is settled here. */
function Unseated({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  if (names.length === 0) return null
  return (
    <p className="wrap-anywhere text-muted">
      {t('organizer.absent.pending', { count: names.length, names: namesTold(names) })}
    </p>
  )
}

type DoneProps = { readonly tournament: Tournament; readonly settled: Settled; readonly onBack: () => void }

/** Shown in place with its undo: a toast is out of reach behind the dialog. */
function Done({ tournament, settled, onBack }: DoneProps) {
  const { t } = useTranslation()
  const takeBack = useTakeBackSettling(tournament.id)
  const { accepted, dropped } = settled
  const undo = async () => {
    const reply = await takeBack.send(settled)
    if (reply === null) return
    const count = raisedCapacity(tournament.capacity, reply.maxPlayers)
    if (count !== null) notify.info({ title: t('tournament.seatsNow', { count }) })
    onBack()
  }
  const told = [
    dropped.length > 0 ? t('organizer.absent.dropped', { count: dropped.length }) : '',
    accepted.length > 0 ? t('organizer.bulk.accepted', { count: accepted.length }) : '',
  ]
  return (
    <Notice
      tone="success"
      title={told.filter(Boolean).join(' · ')}
      action={
        <div className="grid gap-2 pt-1">
          <ActFailure act={takeBack} title={t('organizer.failed.undo')} isTap />
          <May act="undo-drop-registration">
            <Button
              variant="secondary"
              className="justify-self-start"
              isBusy={takeBack.isSending}
              onClick={() => void undo()}
            >
              {t(dropped.length > 0 ? 'organizer.absent.takeBack' : 'organizer.done.takeBack')}
            </Button>
          </May>
        </div>
      }
    />
  )
}

function settledIn(registrations: Rows): Settled {
  return {
    accepted: registrations.filter(({ dropped }) => !dropped),
    dropped: registrations.filter(({ dropped }) => dropped),
  }
}

function namesOf(registrations: Rows): readonly string[] {
  return registrations.map(({ playerName }) => playerName)
}
