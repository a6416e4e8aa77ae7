import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { updatePlayerAdvancedTournament } from '@tablee/contract/registrations/update-player-advanced-tournament'
import { guardianAge } from '@tablee/domain/registrations/guardian'
import { NOTES_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/life/announcement'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAmendRegistration } from '../api/amend-registration.ts'
import { FixedSeatWish } from '../registration-form/fixed-seat-wish.tsx'
import { GuardianFields } from '../registration-form/guardian-fields.tsx'
import { amendedOf, guardianTextsOf, useGuardianFaults } from '../registration-form/guardian-texts.ts'
import { textsOf } from '../registration-form/personal-texts.ts'

type EditRegistrationProps = {
  readonly tournament: Tournament
  readonly registration: WholeRegistration
  readonly onClose: () => void
}

const LINES = [
  { of: 'email', type: 'email', longest: 254 },
  { of: 'phone', type: 'tel', longest: PHONE_MAX_LENGTH },
  { of: 'location', type: 'text', longest: LOCATION_MAX_LENGTH },
] as const

export function EditRegistration({ tournament, registration, onClose }: EditRegistrationProps) {
  const { t } = useTranslation()
  const amend = useAmendRegistration()
  const faultsOf = useCallFaults()
  const guardianFaults = useGuardianFaults()
  const age = guardianAge(tournament)
  const { wishesFixedSeat } = registration
  const target = { tournamentId: tournament.id, playerId: registration.playerKey }
  const form = useForm({
    initial: { ...textsOf(registration), ...guardianTextsOf(registration), wishesFixedSeat },
    failure: amend.error,
    check: (typed) => ({
      ...faultsOf(updatePlayerAdvancedTournament.input.safeParse({ ...amendedOf(null, typed), ...target })),
      ...guardianFaults(age, typed, { isByStaff: true }),
    }),
    send: async (typed) => {
      const reply = await amend.send({ ...amendedOf(age, typed), ...target })
      if (reply === null) return null
      notify.success({ title: t('organizer.done.saved', { name: reply.data.registration.playerName }) })
      return onClose()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('organizer.edit.playerName')}
          autoComplete="off"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          {...form.field('playerName')}
        />
        <PersonNameFields field={form.field} maxLength={PERSON_NAME_MAX_LENGTH} />
        {LINES.map(({ of, type, longest }) => (
          <TextInput
            key={of}
            label={t(`organizer.details.${of}`)}
            type={type}
            autoComplete="off"
            maxLength={longest}
            {...form.field(of)}
          />
        ))}
      </div>
      <TextArea label={t('organizer.details.notes')} rows={3} maxLength={NOTES_MAX_LENGTH} {...form.field('notes')} />
      <FixedSeatWish form={form} isByStaff />
      {age === null ? null : <GuardianFields age={age} form={form} isByStaff />}
      {form.isToldAtField ? null : <ActFailure act={amend} title={t('organizer.failed.save')} />}
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
