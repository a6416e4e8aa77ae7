import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAnnounceEvents } from '../api/events/announce-events.ts'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import type { AdvancedAccess } from './advanced-access.ts'
import type { AdvancedDraft } from './advanced-draft.ts'
import { useAdvancedDraft } from './use-advanced-draft.ts'
import { useToldCreation } from './use-told-creation.ts'

type AnnouncingOptions = {
  readonly access: AdvancedAccess
  readonly begun: AdvancedDraft
  readonly onCreated: (tournament: CreatedTournament) => void
}

export function useAnnouncing({ access, begun, onCreated }: AnnouncingOptions) {
  const { t } = useTranslation()
  const [isAskedToSignIn, setAskedToSignIn] = useState(false)
  const act = useAnnounceEvents()
  const { made } = act
  const of = act.input?.events.length ?? 1
  const creation = useToldCreation({
    act,
    failureTitle: t('creation.advanced.failure'),
    madeBefore: made === 0 ? '' : t('creation.advanced.repeat.partly', { count: made, of }),
    success: ({ series }) => ({
      title: series ? t('creation.advanced.repeat.success', { count: series.length }) : t('creation.advanced.success'),
    }),
    onCreated,
  })
  const form = useAdvancedDraft({ begun, failure: creation.error, send: creation.create })
  const { dates } = form.values
  const sending = of === 1 ? t('creation.quick.submitting') : t('creation.advanced.repeat.submitting', { made, of })
  const submit =
    dates === 1 ? t('creation.quick.submit') : t('creation.advanced.repeat.submit', { count: form.values.dates })
  return {
    form,
    isCreating: creation.isCreating,
    canSubmit: access.standing !== 'member' && access.standing !== 'loading',
    submitText: creation.isCreating ? sending : submit,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (access.standing !== 'anonymous') return form.formProps.onSubmit(event)
      event.preventDefault()
      setAskedToSignIn(true)
    },
    signingIn: { isOpen: isAskedToSignIn, onClose: () => setAskedToSignIn(false) },
  }
}
