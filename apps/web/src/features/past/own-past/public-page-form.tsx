import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { PLAYER_PAGE_NAME_MAX_LENGTH, type PlayerPage } from '@tablee/contract/past/own-past'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useKeepPlayerPage } from '../api/player-page.ts'

type PublicPageFormProps = { readonly account: UserDocument; readonly page: PlayerPage | null }

/** One tap shows the page under the name and address that stand there. */
export function PublicPageForm({ account, page }: PublicPageFormProps) {
  const { t } = useTranslation()
  const keep = useKeepPlayerPage()
  const isPublic = page?.isPublic === true
  const form = useForm({
    initial: { name: page?.name ?? account.name, slug: page?.slug ?? '', isIndexed: page?.isIndexed ?? false },
    isSending: keep.isSending,
    failure: keep.error,
    isKnownOnceSent: true,
    refusedFields: ({ reason, message, fields }) => (reason === 'player_address_taken' ? { slug: message } : fields),
    check: ({ name, slug }) => ({
      ...(name.trim() === '' ? { name: t('past.shown.nameNeeded') } : {}),
      ...(slug.trim() === '' || readSlug(slug.trim()) !== null ? {} : { slug: t('past.shown.addressInvalid') }),
    }),
    send: async ({ name, slug, isIndexed }) => {
      const reply = await keep.send({ name, slug: slug.trim() === '' ? null : slug, isPublic: true, isIndexed })
      if (reply) notify.success({ title: t(isPublic ? 'past.shown.isKept' : 'past.shown.isShown') })
      return reply
    },
  })
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        label={t('past.shown.name')}
        autoComplete="off"
        maxLength={PLAYER_PAGE_NAME_MAX_LENGTH}
        required
        {...form.field('name')}
      />
      <TextInput
        label={t('past.shown.address')}
        hint={t(page === null ? 'past.shown.addressHintFirst' : 'past.shown.addressHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('slug')}
      />
      <Checkbox
        label={t('past.shown.isIndexed')}
        isChecked={form.values.isIndexed}
        onChange={(isIndexed) => form.set('isIndexed', isIndexed)}
      />
      {form.isToldAtField ? null : <ActFailure act={keep} title={t('past.shown.notDone')} />}
      <Button type="submit" variant="secondary" isBusy={keep.isSending} className="sm:justify-self-start">
        {t(isPublic ? 'past.shown.keep' : 'past.shown.show')}
      </Button>
    </form>
  )
}
