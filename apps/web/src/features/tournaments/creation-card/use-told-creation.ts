import { useEffect, useEffectEvent } from 'react'
import type { Act } from '../../../acts/act.ts'
import { useFailureText } from '../../../acts/failure-text.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { UnreachableError } from '../../../transport/request-error.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'

type ToldCreation<Input> = {
  readonly act: Act<Input, CreatedTournament>
  /** Title of the failure toast. */
  readonly failureTitle: string
  /** What was created already, of several. */
  readonly madeBefore?: string
  readonly success: (created: CreatedTournament) => { readonly title: string; readonly description?: string }
  readonly onCreated: (tournament: CreatedTournament) => void
}

const FAILURE_TOAST = 'creation-failed'

/** A retry never makes a second tournament. */
export function useToldCreation<Input>(creation: ToldCreation<Input>) {
  const { act, failureTitle, madeBefore = '', success, onCreated } = creation
  const { t } = useTranslation()
  const failureText = useFailureText()

  const finish = (created: CreatedTournament | null) => {
    if (!created) return
    notify.dismiss(FAILURE_TOAST)
    notify.success(success(created))
    onCreated(created)
  }
  const retry = async () => finish(await act.retry())

  const tell = useEffectEvent((error: Error) => {
    console.error('[creation] the tournament was not created', error)
    const isSilent = error instanceof UnreachableError && error.sentence === ''
    const sentence = isSilent ? t('creation.failure.network') : failureText(error)
    notify.error({
      id: FAILURE_TOAST,
      title: failureTitle,
      description: madeBefore === '' ? sentence : `${madeBefore} ${sentence}`,
      action: { label: t('shell.retry'), onClick: () => void retry() },
    })
  })
  useEffect(() => {
    if (act.error) tell(act.error)
  }, [act.error])

  return {
    isCreating: act.isSending,
    error: act.error,
    create: async (input: Input) => {
      const isSameAttempt = act.error !== null && JSON.stringify(act.input) === JSON.stringify(input)
      finish(await (isSameAttempt ? act.retry() : act.send(input)))
    },
  }
}
