import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError, ServerFailureError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

const TOO_MANY_REQUESTS = 429

type SiteFailureProps = { readonly error: Error | null; readonly onPasteInstead: () => void }

/** False if the site was never asked. */
export function hasSiteFailed(error: Error): boolean {
  return error instanceof RefusedError || (error instanceof ServerFailureError && error.status !== TOO_MANY_REQUESTS)
}

/** Why it failed, and the way that always works. */
export function SiteFailure({ error, onPasteInstead }: SiteFailureProps) {
  const { t } = useTranslation()
  const help = (failure: Error) => {
    if (failure instanceof RefusedError) return failure.message
    if (!(failure instanceof ServerFailureError)) return t('decklists.editor.unreachable')
    return failure.status === TOO_MANY_REQUESTS ? t('decklists.editor.tooMany') : t('advice.deck_site_failed')
  }
  return (
    <div role="alert" className="empty:hidden">
      {error ? (
        <Notice
          tone="error"
          title={t('refusals.deck_site_failed')}
          action={
            <Button variant="secondary" onClick={onPasteInstead} className="mt-1 justify-self-start">
              {t('decklists.editor.pasteInstead')}
            </Button>
          }
        >
          {help(error)} {hasSiteFailed(error) ? t('decklists.editor.notKept') : null}
        </Notice>
      ) : null}
    </div>
  )
}
