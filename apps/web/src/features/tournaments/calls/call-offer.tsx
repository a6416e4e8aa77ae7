import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Calls } from './use-calls.ts'

/** Once per device, inline. */
export function CallOffer({ calls }: { readonly calls: Calls }) {
  const { t } = useTranslation()
  if (calls.ability !== 'able' || calls.isCalled || calls.isOfferDismissed) return null
  return (
    <Notice
      title={t('dashboard.calls.title')}
      action={
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="secondary" isBusy={calls.isBusy} onClick={() => calls.turn(true)}>
            {t('dashboard.calls.accept')}
          </Button>
          <Button variant="quiet" onClick={calls.dismissOffer}>
            {t('dashboard.calls.dismiss')}
          </Button>
        </div>
      }
    >
      <span aria-live="polite">{t(calls.hasFailed ? 'dashboard.calls.failed' : 'dashboard.calls.offer')}</span>
    </Notice>
  )
}
