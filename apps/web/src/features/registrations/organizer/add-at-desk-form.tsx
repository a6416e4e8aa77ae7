import { addPlayerAtDesk } from '@tablee/contract/registrations/add-player-at-desk'
import { PERSON_NAME_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { isFull } from '@tablee/domain/tournaments/capacity'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/player-name'
import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import { ChevronDown, UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddAtDesk } from '../api/add-at-desk.ts'
import { useFieldFaults } from './use-field-faults.ts'

const EMPTY = { playerName: '', firstName: '', lastName: '', email: '' }

/** Whoever stands at the desk is in at once; after the start as a late entry (STAK-4). */
export function AddAtDeskForm({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const [hasMore, setHasMore] = useState(false)
  const entry = useDeskEntry(tournament.id)
  const isWithoutSeat = isFull(tournament)
  return (
    <form onSubmit={(event) => void entry.submit(event)} noValidate className="grid gap-3">
      <div className="flex items-start gap-2">
        <TextInput
          label={t('organizer.desk.name')}
          placeholder={t('organizer.desk.namePlaceholder')}
          enterKeyHint="done"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          disabled={isWithoutSeat}
          className="flex-1"
          {...entry.field('playerName')}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={isWithoutSeat}
          className="mt-7.5 max-sm:px-3"
          icon={<UserPlus aria-hidden="true" className="size-5" />}
        >
          {t('organizer.desk.add')}
        </Button>
      </div>
      <DeskHint isWithoutSeat={isWithoutSeat} round={currentRound(tournament)} />
      <Button
        variant="quiet"
        className="justify-self-start px-2! text-sm!"
        disabled={isWithoutSeat}
        aria-expanded={hasMore}
        onClick={() => setHasMore(!hasMore)}
        icon={
          <ChevronDown aria-hidden="true" className={`size-5 transition-transform ${hasMore ? 'rotate-180' : ''}`} />
        }
      >
        {t('organizer.desk.more')}
      </Button>
      {hasMore ? <MoreFields entry={entry} /> : null}
      <ActFailure act={entry.act} title={t('organizer.failed.add')} />
    </form>
  )
}

/** What is typed about the next player; the box is empty again while it is on its way, and a refusal brings it back. */
function useDeskEntry(tournamentId: TournamentId) {
  const { t } = useTranslation()
  const act = useAddAtDesk(tournamentId)
  const [typed, setTyped] = useState(EMPTY)
  const faults = useFieldFaults()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const isFine = faults.check(addPlayerAtDesk.input.safeParse({ ...typed, tournamentId }))
    if (!isFine) return focusFirstError(currentTarget)
    currentTarget.querySelector('input')?.focus()
    setTyped(EMPTY)
    const reply = await act.send(typed)
    if (reply === null) return setTyped((next) => (next === EMPTY ? typed : next))
    notify.success({ title: t('organizer.desk.added', { name: reply.data.registration.playerName }) })
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: (value: string) => {
      setTyped((current) => ({ ...current, [name]: value }))
      faults.clear(name)
    },
    autoComplete: 'off',
    ...faults.of(name),
  })
  return { act, submit, field }
}

function MoreFields({ entry }: { readonly entry: ReturnType<typeof useDeskEntry> }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <TextInput
        label={t('organizer.edit.firstName')}
        maxLength={PERSON_NAME_MAX_LENGTH}
        {...entry.field('firstName')}
      />
      <TextInput label={t('organizer.edit.lastName')} maxLength={PERSON_NAME_MAX_LENGTH} {...entry.field('lastName')} />
      <TextInput label={t('organizer.details.email')} type="email" {...entry.field('email')} />
    </div>
  )
}

function DeskHint({ isWithoutSeat, round }: { readonly isWithoutSeat: boolean; readonly round: number }) {
  const { t } = useTranslation()
  if (!isWithoutSeat && round === 0) return null
  return (
    <p className="max-w-prose text-sm text-muted">
      {isWithoutSeat ? t('organizer.desk.full') : t('organizer.desk.late', { round: round + 1 })}
    </p>
  )
}
