import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useFailureSentence } from '../account-form/use-failure-sentence.ts'

type ConfirmationUnderWayProps = {
  readonly failure: Error | null
  readonly onRetry: () => void
}

/** After following a mailed link, until the server answers. */
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
