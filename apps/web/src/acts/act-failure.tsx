import { useTranslation } from '../language/use-translation.ts'
import { isWorthRetrying } from '../transport/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Act } from './act.ts'
import { useFailureText } from './failure-text.ts'

type ActFailureProps = {
  readonly act: Pick<Act<never, unknown>, 'error' | 'isSending' | 'retry'>
  readonly title: string
  /** Nothing was typed that could be lost. */
  readonly isTap?: boolean
}

export function ActFailure({ act, title, isTap = false }: ActFailureProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <div role="alert" className="empty:hidden">
      {act.error ? (
        <Notice
          tone="error"
          title={title}
          action={
            isWorthRetrying(act.error) ? (
              <div>
                <Button variant="secondary" isBusy={act.isSending} onClick={() => void act.retry()}>
                  {t('tournament.retry')}
                </Button>
              </div>
            ) : null
          }
        >
          {failureText(act.error, { title, about: isTap ? 'tapped' : 'typed' })}
        </Notice>
      ) : null}
    </div>
  )
}
