import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { updatePlayerAdvancedTournament } from '@tablee/contract/registrations/update-player-advanced-tournament'
import { NOTES_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/announcement'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/player-name'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAmendRegistration } from '../api/amend-registration.ts'
import { useFieldFaults } from './use-field-faults.ts'

type EditRegistrationProps = {
  readonly tournamentId: TournamentId
  readonly registration: WholeRegistration
  readonly onClose: () => void
}

const LINES = [
  { field: 'playerName', sentence: 'organizer.edit.playerName', type: 'text', longest: PLAYER_NAME_MAX_LENGTH },
  { field: 'firstName', sentence: 'organizer.edit.firstName', type: 'text', longest: PERSON_NAME_MAX_LENGTH },
  { field: 'lastName', sentence: 'organizer.edit.lastName', type: 'text', longest: PERSON_NAME_MAX_LENGTH },
  { field: 'email', sentence: 'organizer.details.email', type: 'email', longest: 254 },
  { field: 'phone', sentence: 'organizer.details.phone', type: 'tel', longest: PHONE_MAX_LENGTH },
  { field: 'location', sentence: 'organizer.details.location', type: 'text', longest: LOCATION_MAX_LENGTH },
] as const

/** What the player gave, corrected by the organizer. */
export function EditRegistration({ tournamentId, registration, onClose }: EditRegistrationProps) {
  const { t } = useTranslation()
  const amend = useAmendRegistration()
  const faults = useFieldFaults()
  const { playerKey } = registration
  const [typed, setTyped] = useState(() => {
    const { playerName, firstName, lastName, email, phone, location, notes } = registration
    return { playerName, firstName, lastName, email, phone, location, notes }
  })
  const set = (field: keyof typeof typed) => (value: string) => {
    setTyped((current) => ({ ...current, [field]: value }))
    faults.clear(field)
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = { ...typed, tournamentId, playerId: playerKey }
    const isFine = faults.check(updatePlayerAdvancedTournament.input.safeParse(input))
    if (!isFine) return focusFirstError(event.currentTarget)
    const reply = await amend.send(input)
    if (reply === null) return
    notify.success({ title: t('organizer.done.saved', { name: reply.data.registration.playerName }) })
    onClose()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {LINES.map(({ field, sentence, type, longest }) => (
          <TextInput
            key={field}
            label={t(sentence)}
            type={type}
            autoComplete="off"
            maxLength={longest}
            value={typed[field]}
            onChange={set(field)}
            {...faults.of(field)}
          />
        ))}
      </div>
      <TextArea
        label={t('organizer.details.notes')}
        rows={3}
        maxLength={NOTES_MAX_LENGTH}
        value={typed.notes}
        onChange={set('notes')}
        {...faults.of('notes')}
      />
      <ActFailure act={amend} title={t('organizer.failed.save')} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('organizer.edit.cancel')}
        </Button>
        <Button type="submit" isBusy={amend.isSending}>
          {t('organizer.edit.save')}
        </Button>
      </div>
    </form>
  )
}
