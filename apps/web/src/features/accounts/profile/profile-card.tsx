import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { tidyName } from '@tablee/domain/tournaments/player-name'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useAccountForm } from '../account-form/use-account-form.ts'
import { PROFILE_TEXT_MAX_LENGTH, profileOf } from '../api/profile.ts'
import { useSaveProfile } from '../api/save-profile.ts'

/** First and last name, and where one plays. */
export function ProfileCard({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const titleId = useId()
  const act = useSaveProfile()
  const form = useAccountForm({
    initial: profileOf(account),
    check: ({ firstName, lastName }) => ({
      firstName: firstName.trim() === '' ? t('accounts.required.firstName') : undefined,
      lastName: lastName.trim() === '' ? t('accounts.required.lastName') : undefined,
    }),
    failure: act.error,
    send: async ({ firstName, lastName, location }) => {
      const profile = { firstName: tidyName(firstName), lastName: tidyName(lastName), location: tidyName(location) }
      const isSaved = (await act.send(profile)) !== null
      if (isSaved) notify.success({ title: t('accounts.profile.saved') })
      return isSaved
    },
  })
  const lengths = { maxLength: PROFILE_TEXT_MAX_LENGTH }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-xl">
        {t('accounts.profile.who')}
      </h2>
      <form {...form.formProps} className="grid gap-5">
        <TextInput
          label={t('accounts.fields.firstName')}
          autoComplete="given-name"
          required
          {...lengths}
          {...form.field('firstName')}
        />
        <TextInput
          label={t('accounts.fields.lastName')}
          autoComplete="family-name"
          required
          {...lengths}
          {...form.field('lastName')}
        />
        <TextInput
          label={t('accounts.fields.location')}
          hint={t('accounts.register.locationHint')}
          autoComplete="address-level2"
          {...lengths}
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
