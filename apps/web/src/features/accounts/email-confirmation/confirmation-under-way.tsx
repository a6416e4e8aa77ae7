import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useFailureSentence } from '../account-form/use-failure-sentence.ts'

type ConfirmationUnderWayProps = {
  /** Why no answer came; null while one is waited for. */
  readonly failure: Error | null
  readonly onRetry: () => void
}

/** A mailed link that was followed, until the server has said what became of it. */
export function ConfirmationUnderWay({ failure, onRetry }: ConfirmationUnderWayProps) {
  const { t } = useTranslation()
  const sentenceOf = useFailureSentence()
  if (failure) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('accounts.verify.failed')}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      >
        {sentenceOf(failure)}
      </ErrorState>
    )
  }
  return (
    <ToldState icon={<Spinner />} title={t('accounts.verify.title')}>
      <p>{t('accounts.verify.busy')}</p>
    </ToldState>
  )
}
