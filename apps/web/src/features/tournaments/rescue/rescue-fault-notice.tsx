import type { RescueFault } from '@tablee/domain/tournaments/rescue/rescued-evening'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type RescueFaultNoticeProps = { readonly fault: RescueFault; readonly text: string }

const SHOWN = 120

/** At which line, what was expected, and the line as it is written. */
export function RescueFaultNotice({ fault, text }: RescueFaultNoticeProps) {
  const { t } = useTranslation()
  const { kind, line, found = '', round = 0 } = fault
  const written = line === null ? '' : (text.split(/\r\n|\r|\n/)[line - 1] ?? '').trim()
  return (
    <div role="status">
      <Notice tone="attention" title={t('rescue.notUnderstood')}>
        <p className="wrap-anywhere">{t(`rescue.faults.${kind}`, { line: line ?? 0, found, round })}</p>
        {written === '' || kind === 'nothing' ? null : (
          <p className="text-sm text-muted wrap-anywhere">
            {t('rescue.lineShown', { line: line ?? 0, text: written.slice(0, SHOWN) })}
          </p>
        )}
      </Notice>
    </div>
  )
}
