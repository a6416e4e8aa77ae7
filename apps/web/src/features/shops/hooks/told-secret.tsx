import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toasts.tsx'

/** A key that was told this once, and whose it is. */
export type ToldSecret = { readonly secret: string; readonly address: string }

/** Until the page is left. It may appear far from the button that asked for it. */
export function TellSecret({ secret, address }: ToldSecret) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="attention"
        title={t('hooks.secretTitle')}
        action={
          <CopyButton
            value={secret}
            label={t('hooks.copy')}
            copiedLabel={t('hooks.copied')}
            onFailure={() => notify.error({ title: t('hooks.notCopied') })}
          />
        }
      >
        <p className="wrap-anywhere">{address}</p>
        <p>{t('hooks.secretText')}</p>
        <code className="wrap-anywhere">{secret}</code>
      </Notice>
    </div>
  )
}
