import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { ACCOUNT_NAME_MAX_LENGTH } from '@tablee/domain/accounts/account'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import { useId } from 'react'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { PROFILE_TEXT_MAX_LENGTH, profileOf } from '../api/profile.ts'
import { useSaveProfile } from '../api/save-profile.ts'

export function ProfileCard({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const titleId = useId()
  const act = useSaveProfile()
  const form = useForm({
    initial: { name: account.name, ...profileOf(account) },
    check: ({ name, firstName, lastName }) => ({
      name: name.trim() === '' ? t('refusals.account_name_required') : undefined,
      firstName: firstName.trim() === '' ? t('accounts.required.firstName') : undefined,
      lastName: lastName.trim() === '' ? t('accounts.required.lastName') : undefined,
    }),
    failure: act.error,
    send: async ({ name, firstName, lastName, location }) => {
      const profile = { firstName: tidyName(firstName), lastName: tidyName(lastName), location: tidyName(location) }
      const reply = await act.send({ name: tidyName(name), ...profile })
      return reply === null ? null : notify.success({ title: t('accounts.profile.saved') })
    },
  })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-section">
        {t('accounts.profile.who')}
      </h2>
      <form {...form.formProps} className="grid gap-5">
        <TextInput
          label={t('accounts.fields.name')}
          hint={t('accounts.profile.nameHint')}
          autoComplete="nickname"
          maxLength={ACCOUNT_NAME_MAX_LENGTH}
          required
          {...form.field('name')}
        />
        <PersonNameFields field={form.field} maxLength={PROFILE_TEXT_MAX_LENGTH} isOwn />
        <TextInput
          label={t('accounts.fields.location')}
          hint={t('accounts.register.locationHint')}
          autoComplete="address-level2"
          maxLength={PROFILE_TEXT_MAX_LENGTH}
          {...form.field('location')}
        />
        <FormFailure error={act.error} title={t('accounts.profile.notSaved')} isToldAtField={form.isToldAtField} />
        <Button type="submit" isBusy={act.isSending} className="justify-self-start">
          {act.isSending ? t('accounts.profile.saving') : t('accounts.profile.save')}
        </Button>
      </form>
    </Card>
  )
}
