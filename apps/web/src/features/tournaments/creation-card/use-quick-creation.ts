import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { notify } from '../../../ui/toasts.tsx'
import {
  type CreatedTournament,
  type NewQuickTournament,
  useCreateQuickTournament,
} from '../api/create-quick-tournament.ts'

type QuickCreationOptions = {
  onCreated: (tournament: CreatedTournament) => void
  /** The server refused some fields: sentences by field. */
  onFieldErrors: (errors: RefusedError['fields']) => void
}

const FAILURE_TOAST = 'quick-creation-failed'

/** Creates, tells how it went, and lets a failed attempt be sent again without making a second tournament. */
export function useQuickCreation({ onCreated, onFieldErrors }: QuickCreationOptions) {
  const { t } = useTranslation()
  const act = useCreateQuickTournament()

  const finish = (created: CreatedTournament | null) => {
    if (!created) return
    notify.dismiss(FAILURE_TOAST)
    notify.success({
      title: t('quickTournament.success.title'),
      description: t('quickTournament.success.description.toast', { code: created.code }),
    })
    onCreated(created)
  }
  const retry = async () => finish(await act.retry())

  const tell = useEffectEvent((error: Error) => {
    console.error('[creation] the quick tournament was not created', error)
    if (error instanceof RefusedError) onFieldErrors(error.fields)
    const sentence = error instanceof RefusedError ? error.message : t('creation.failure.network')
    notify.error({
      id: FAILURE_TOAST,
      title: t('creation.failure.title'),
      description: sentence,
      action: { label: t('shell.retry'), onClick: () => void retry() },
    })
  })
  useEffect(() => {
    if (act.error) tell(act.error)
  }, [act.error])

  return {
    isCreating: act.isSending,
    create: async (input: NewQuickTournament) => {
      const isSameAttempt = act.error !== null && JSON.stringify(act.input) === JSON.stringify(input)
      finish(await (isSameAttempt ? act.retry() : act.send(input)))
    },
  }
}
