import { useTranslation } from '../../../language/use-translation.ts'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ShareLink, useTournamentAddress } from './share-link.tsx'

/** The code, large: to read, scan or copy. */
export function ShareCode({ code, isEvent }: { readonly code: string; readonly isEvent: boolean }) {
  const { t } = useTranslation()
  const address = useTournamentAddress(code)
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <CodeCards code={code} />
      <QrCode value={address} label={t('tournament.share.qr', { code })} className="w-48" />
      <p className="max-w-xs text-sm text-muted">{t(isEvent ? 'registrations.share.help' : 'tournament.share.help')}</p>
      <ShareLink code={code} className="justify-center" />
    </div>
  )
}
