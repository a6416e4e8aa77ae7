import { addPlayerAtDesk } from '@tablee/contract/registrations/add-player-at-desk'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { PERSON_NAME_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { isFull, raisedCapacity } from '@tablee/domain/tournaments/capacity'
import { currentRound, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import { newcomerFault } from '@tablee/domain/tournaments/kinds/stage'
import { nameKey, PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ChevronDown, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import { AddPlayerList } from '../../../forms/player-list/add-player-list.tsx'
import { usePlayerList } from '../../../forms/player-list/use-player-list.ts'
import { useAnsweredRefusal } from '../../../forms/use-answered-refusal.ts'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { keepInSight } from '../../../ui/keep-in-sight.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddAtDesk } from '../api/add-at-desk.ts'
import { useAddListAtDesk } from '../api/bulk-registration-acts.ts'

const EMPTY = { playerName: '', firstName: '', lastName: '', email: '' }

type AddAtDeskFormProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  /** With the key of the player. */
  readonly onAdded: (playerKey: string) => void
}

/** Whoever stands at the desk is in at once; after the start as a late entry (STAK-4). */
export function AddAtDeskForm({ tournament, registrations, onAdded }: AddAtDeskFormProps) {
  const { t } = useTranslation()
  const [hasMore, setHasMore] = useState(false)
  const entry = useDeskEntry({ tournament, registrations, onAdded })
  const list = usePlayerList()
  return (
    <form {...entry.form.formProps} {...list.dropTarget} className="grid gap-3">
      <div
        ref={entry.act.error ? keepInSight : null}
        className="flex scroll-mt-20 items-start gap-2 large-text:flex-wrap"
      >
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
      <DeskHint tournament={tournament} />
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
}: Omit<AddAtDeskFormProps, 'onAdded'> & { readonly list: ReturnType<typeof usePlayerList> }) {
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
function useDeskEntry({ tournament, registrations, onAdded }: AddAtDeskFormProps) {
  const { id: tournamentId, capacity } = tournament
  const { t } = useTranslation()
  const act = useAddAtDesk(tournamentId)
  const faultsOf = useCallFaults()
  const form = useForm({
    initial: EMPTY,
    failure: act.error,
    onEdit: () => {
      if (act.error) act.clear()
    },
    isForNextAtOnce: true,
    kept: { as: `desk ${tournamentId}`, fields: ['playerName', 'firstName', 'lastName', 'email'] },
    check: (typed) => faultsOf(addPlayerAtDesk.input.safeParse({ ...typed, tournamentId })),
    send: async (typed) => {
      const reply = await act.send(typed)
      if (reply === null) return null
      const { registration, maxPlayers } = reply.data
      onAdded(registration.playerKey)
      const title = t('organizer.desk.added', { name: registration.playerName })
      const count = raisedCapacity(capacity, maxPlayers)
      if (count === null) return notify.success({ title })
      return notify.info({ title, description: t('tournament.seatsNow', { count }) })
    },
  })
  const typed = form.values.playerName
  const isInUse = registrations.some(
    ({ status, playerName }) => status !== 'cancelled' && nameKey(playerName) === nameKey(typed),
  )
  const stand = `${phaseOf(tournament)} ${currentRound(tournament)}`
  useAnsweredRefusal({ typed, isInUse, stand, act, form })
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

/** What adding somebody now comes to: a seat more, and the ways into the round, or why there is none. */
function DeskHint({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const fault = newcomerFault(tournament)
  const late = round === 0 ? [] : [fault ? t(`refusals.${fault}`) : t('admin.players.late', { round: round + 1 })]
  const hints = [...(isFull(tournament) && !fault ? [t('organizer.desk.full')] : []), ...late]
  return hints.length === 0 ? null : <p className="max-w-prose text-sm text-muted">{hints.join(' ')}</p>
}
