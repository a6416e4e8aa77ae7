import { NOTES_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/life/announcement'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { EmailField } from '../../../forms/email-field.tsx'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import type { TextField } from '../../../forms/use-form.ts'
import { useYouthHint } from '../../../forms/use-youth-hint.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { PersonalTexts } from './personal-texts.ts'

const NOTES_ROWS = 3

type PersonalField = (name: keyof PersonalTexts) => TextField

type PersonalFieldsProps = { readonly tournament: Tournament; readonly field: PersonalField }

/** A public name, and details only for the organizer. */
export function PersonalFields({ tournament, field }: PersonalFieldsProps) {
  const { t } = useTranslation()
  const person = { firstName: field('firstName').value, lastName: field('lastName').value }
  const youthHint = useYouthHint(tournament, { typed: field('playerName').value, person })
  return (
    <>
      <TextInput
        label={t('registrations.form.playerName')}
        hint={youthHint ?? t('registrations.form.playerNameHint')}
        autoComplete="nickname"
        maxLength={PLAYER_NAME_MAX_LENGTH}
        required
        {...field('playerName')}
      />
      <p className="border-t border-line pt-4 text-sm text-muted">{t('registrations.form.privatePart')}</p>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <PersonNameFields field={field} maxLength={PERSON_NAME_MAX_LENGTH} isOwn />
      </div>
      <EmailField label={t('registrations.form.email')} hint={t('registrations.form.emailHint')} {...field('email')} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextInput
          label={t('registrations.form.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
          {...field('phone')}
        />
        <TextInput
          label={t('registrations.form.location')}
          autoComplete="address-level2"
          maxLength={LOCATION_MAX_LENGTH}
          {...field('location')}
        />
      </div>
      <TextArea
        label={t('registrations.form.notes')}
        rows={NOTES_ROWS}
        maxLength={NOTES_MAX_LENGTH}
        {...field('notes')}
      />
    </>
  )
}
