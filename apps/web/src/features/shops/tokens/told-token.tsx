import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toasts.tsx'

/** A token that was told this once, and whose it is. */
export type ToldToken = { readonly token: string; readonly name: string }

/** Until the page is left. It appears above the form that asked for it. */
export function TellToken({ token, name }: ToldToken) {
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
        title={t('tokens.keyTitle', { name })}
        action={
          <CopyButton
            value={token}
            label={t('tokens.copy')}
            copiedLabel={t('tokens.copied')}
            onFailure={() => notify.error({ title: t('tokens.notCopied') })}
          />
        }
      >
        <p>{t('tokens.keyText')}</p>
        <code className="wrap-anywhere">{token}</code>
      </Notice>
    </div>
  )
}
