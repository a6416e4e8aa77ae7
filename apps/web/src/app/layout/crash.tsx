import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/message-screens.tsx'
import { Page } from './page.tsx'

/** A defect: logged once, and shown as the general sentence. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  useEffect(() => {
    console.error('[app] a screen failed', error)
  }, [error])
  return (
    <Page title={t('shell.crash.page')} width="reading">
      <ErrorState
        headingLevel={1}
        title={t('shell.crash.title')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              onClick={async () => {
                await router.invalidate()
                reset()
              }}
            >
              {t('shell.retry')}
            </Button>
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              {t('shell.backHome')}
            </Link>
          </div>
        }
      >
        {t('shell.crash.text')}
      </ErrorState>
    </Page>
  )
}
