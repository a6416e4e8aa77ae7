import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { raisedCapacity } from '@tablee/domain/tournaments/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useDropAbsentPlayers, useTakeBackDrops } from '../api/bulk-registration-acts.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { countRegistrations, type RegistrationCounts } from './registration-list.ts'
import { useNamesTold } from './use-names-told.ts'

/** Before the start: who was confirmed and is not there, who still waits; drops the absent at once, or keeps them. */
export function AbsentPlayers({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { data: registrations = [] } = useRegistrations(tournament)
  const counts = countRegistrations(registrations)
  const [dropped, setDropped] = useState<readonly RegistrationView[]>([])
  return (
    <div className="grid gap-3 empty:hidden" aria-live="polite">
      {dropped.length > 0 ? (
        <Dropped tournament={tournament} dropped={dropped} onBack={() => setDropped([])} />
      ) : (
        <Absence registrations={registrations} tournament={tournament} counts={counts} onDropped={setDropped} />
      )}
      {counts.pending > 0 ? (
        <p className="text-muted">{t('organizer.absent.pending', { count: counts.pending })}</p>
      ) : null}
    </div>
  )
}

type AbsenceProps = {
  readonly registrations: readonly RegistrationView[]
  readonly tournament: Tournament
  readonly counts: RegistrationCounts
  readonly onDropped: (dropped: readonly RegistrationView[]) => void
}

function Absence({ registrations, tournament, counts, onDropped }: AbsenceProps) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  const drop = useDropAbsentPlayers(tournament.id)
  if (counts.confirmed === 0) return null
  if (counts.present === 0) return <p className="text-muted">{t('organizer.absent.nobodyChecked')}</p>
  const absent = registrations.filter((one) => one.status === 'confirmed' && !one.dropped && !one.checkedIn)
  const count = absent.length
  if (count === 0) return <p className="text-felt">{t('organizer.absent.allPresent')}</p>
  const names = absent.map(({ playerName }) => playerName)
  const send = async () => {
    const reply = await drop.send({})
    if (reply !== null) onDropped(reply.data.registrations)
  }
  return (
    <Notice
      tone="attention"
      title={t('organizer.absent.title', { count })}
      action={
        <div className="grid gap-2 pt-1">
          <ActFailure act={drop} title={t('organizer.failed.dropAbsent')} isTap />
          <May act="drop-absent-players">
            <Button
              variant="secondary"
              className="justify-self-start"
              isBusy={drop.isSending}
              onClick={() => void send()}
            >
              {t('organizer.absent.drop', { count })}
            </Button>
          </May>
        </div>
      }
    >
      <p className="wrap-anywhere">{namesTold(names)}</p>
      <p className="text-sm">{t('organizer.absent.help')}</p>
    </Notice>
  )
}

type DroppedProps = {
  readonly tournament: Tournament
  readonly dropped: readonly RegistrationView[]
  readonly onBack: () => void
}

/** Said in place, with the way back: a toast is out of reach behind the dialog. */
function Dropped({ tournament, dropped, onBack }: DroppedProps) {
  const { t } = useTranslation()
  const takeBack = useTakeBackDrops(tournament.id)
  const undo = async () => {
    const reply = await takeBack.send({ playerKeys: dropped.map(({ playerKey }) => playerKey) })
    if (reply === null) return
    const count = raisedCapacity(tournament.capacity, reply.maxPlayers)
    if (count !== null) notify.info({ title: t('tournament.seatsNow', { count }) })
    onBack()
  }
  return (
    <Notice
      tone="success"
      title={t('organizer.absent.dropped', { count: dropped.length })}
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
              {t('organizer.absent.takeBack')}
            </Button>
          </May>
        </div>
      }
    />
  )
}
