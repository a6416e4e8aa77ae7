import { addPlayerAtDesk } from '@tablee/contract/registrations/add-player-at-desk'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { PERSON_NAME_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { isFull, raisedCapacity } from '@tablee/domain/tournaments/capacity'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ChevronDown, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import { AddPlayerList } from '../../../forms/player-list/add-player-list.tsx'
import { usePlayerList } from '../../../forms/player-list/use-player-list.ts'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddAtDesk } from '../api/add-at-desk.ts'
import { useAddListAtDesk } from '../api/bulk-registration-acts.ts'

const EMPTY = { playerName: '', firstName: '', lastName: '', email: '' }

type AddAtDeskFormProps = { readonly tournament: Tournament; readonly registrations: readonly RegistrationView[] }

/** Whoever stands at the desk is in at once; after the start as a late entry (STAK-4). */
export function AddAtDeskForm({ tournament, registrations }: AddAtDeskFormProps) {
  const { t } = useTranslation()
  const [hasMore, setHasMore] = useState(false)
  const entry = useDeskEntry(tournament)
  const list = usePlayerList()
  return (
    <form {...entry.form.formProps} {...list.dropTarget} className="grid gap-3">
      <div className="flex items-start gap-2 large-text:flex-wrap">
        <TextInput
          label={t('organizer.desk.name')}
          placeholder={t('organizer.desk.namePlaceholder')}
          enterKeyHint="done"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          className="flex-1"
          autoComplete="off"
          onPaste={list.onPaste}
          {...entry.form.field('playerName')}
        />
        <Button
          type="submit"
          variant="secondary"
          className="mt-7.5 large-text:mt-0 max-sm:px-3"
          icon={<UserPlus aria-hidden="true" className="size-5" />}
        >
          {t('organizer.desk.add')}
        </Button>
      </div>
      <DeskHint isWithoutSeat={isFull(tournament)} round={currentRound(tournament)} />
      <Button
        variant="quiet"
        className="justify-self-start px-2! text-sm!"
        aria-expanded={hasMore}
        onClick={() => setHasMore(!hasMore)}
        icon={
          <ChevronDown aria-hidden="true" className={`size-5 transition-transform ${hasMore ? 'rotate-180' : ''}`} />
        }
      >
        {t('organizer.desk.more')}
      </Button>
      {hasMore ? <MoreFields entry={entry} /> : null}
      <AddListAtDesk tournament={tournament} registrations={registrations} list={list} />
      {entry.form.isToldAtField ? null : <ActFailure act={entry.act} title={t('organizer.failed.add')} />}
    </form>
  )
}

function AddListAtDesk({
  tournament,
  registrations,
  list,
}: AddAtDeskFormProps & { readonly list: ReturnType<typeof usePlayerList> }) {
  const act = useAddListAtDesk(tournament.id)
  const takenNames = useMemo(
    () => registrations.filter(({ status }) => status !== 'cancelled').map(({ playerName }) => playerName),
    [registrations],
  )
  return (
    <AddPlayerList
      tournament={tournament}
      list={list}
      takenNames={takenNames}
      act={act}
      capacityIn={({ data }) => data.maxPlayers}
    />
  )
}

/** What is typed about the next player; the box is empty again while it is on its way, and a refusal brings it back. */
function useDeskEntry({ id: tournamentId, capacity }: Tournament) {
  const { t } = useTranslation()
  const act = useAddAtDesk(tournamentId)
  const faultsOf = useCallFaults()
  const form = useForm({
    initial: EMPTY,
    failure: act.error,
    isForNextAtOnce: true,
    kept: { as: `desk ${tournamentId}`, fields: ['playerName', 'firstName', 'lastName', 'email'] },
    check: (typed) => faultsOf(addPlayerAtDesk.input.safeParse({ ...typed, tournamentId })),
    send: async (typed) => {
      const reply = await act.send(typed)
      if (reply === null) return null
      const { registration, maxPlayers } = reply.data
      const title = t('organizer.desk.added', { name: registration.playerName })
      const count = raisedCapacity(capacity, maxPlayers)
      if (count === null) return notify.success({ title })
      return notify.info({ title, description: t('tournament.seatsNow', { count }) })
    },
  })
  return { act, form }
}

function MoreFields({ entry: { form } }: { readonly entry: ReturnType<typeof useDeskEntry> }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <PersonNameFields field={form.field} maxLength={PERSON_NAME_MAX_LENGTH} />
      <TextInput label={t('organizer.details.email')} type="email" autoComplete="off" {...form.field('email')} />
    </div>
  )
}

function DeskHint({ isWithoutSeat, round }: { readonly isWithoutSeat: boolean; readonly round: number }) {
  const { t } = useTranslation()
  if (!isWithoutSeat && round === 0) return null
  const hints = [
    ...(isWithoutSeat ? [t('organizer.desk.full')] : []),
    ...(round > 0 ? [t('organizer.desk.late', { round: round + 1 })] : []),
  ]
  return <p className="max-w-prose text-sm text-muted">{hints.join(' ')}</p>
}
