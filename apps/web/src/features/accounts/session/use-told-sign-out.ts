import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useFailureSentence } from '../account-form/use-failure-sentence.ts'
import { useSignOut } from '../api/sign-out.ts'

/** Signs out and reports the result: the button is gone by then. */
export function useToldSignOut({ leave }: { readonly leave: () => Promise<void> }) {
  const { t } = useTranslation()
  const sentenceOf = useFailureSentence()
  const act = useSignOut(async () => {
    await leave()
    notify.success({ title: t('accounts.menu.signedOut') })
  })
  const tell = useEffectEvent((error: Error) =>
    notify.error({ title: t('accounts.menu.signOutFailed'), description: sentenceOf(error) }),
  )
  useEffect(() => {
    if (act.error) tell(act.error)
  }, [act.error])
  return act
}
