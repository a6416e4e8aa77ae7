import { useTranslation } from '../../../language/use-translation.ts'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { joinAddress } from './join-address.ts'

/** The code as an object: read across the room, scanned, copied. */
export function ShareCode({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const address = joinAddress(code)
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <CodeCards code={code} />
      <QrCode value={address} label={t('tournament.share.qr', { code })} className="w-48" />
      <p className="max-w-xs text-sm text-muted">{t('tournament.share.help')}</p>
      <CopyButton
        value={address}
        label={t('tournament.share.copy')}
        copiedLabel={t('tournament.share.copied')}
        onFailure={() => notify.error({ title: t('tournament.share.copyFailed', { address }) })}
      />
    </div>
  )
}
