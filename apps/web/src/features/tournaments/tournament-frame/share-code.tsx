import { Share2 } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useJoinAddress } from './use-join-address.ts'

type ShareCodeProps = {
  readonly code: string
  /** Nobody looks at it first. */
  readonly isDrawnLater?: boolean
}

/** The code as an object: read across the room, scanned, copied. */
export function ShareCode({ code, isDrawnLater = false }: ShareCodeProps) {
  const { t } = useTranslation()
  const address = useJoinAddress(code)
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <CodeCards code={code} />
      <QrCode value={address} label={t('tournament.share.qr', { code })} className="w-48" isDrawnLater={isDrawnLater} />
      <p className="max-w-xs text-sm text-muted">{t('tournament.share.help')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {canShare() ? (
          <Button
            icon={<Share2 aria-hidden="true" className="size-5" />}
            onClick={() => shareAddress({ title: t('tournament.share.text', { code }), url: address })}
          >
            {t('tournament.share.action')}
          </Button>
        ) : null}
        <CopyButton
          value={address}
          label={t('tournament.share.copy')}
          copiedLabel={t('tournament.share.copied')}
          onFailure={() => notify.error({ title: t('tournament.share.copyFailed', { address }) })}
        />
      </div>
    </div>
  )
}

/** Browsers of computers, and pages over plain http, often cannot: there the link is copied. */
function canShare(): boolean {
  return typeof navigator.share === 'function'
}

async function shareAddress(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared)
  } catch {
    // The person changed their mind, or the system did: the link can still be copied.
  }
}
