import { ScanQrCode } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useIsReachable } from '../../../transport/server-context.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** For a player whose phone has no line: the next round is to be read at the desk. */
export function ScanOffer({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const isReachable = useIsReachable()
  if (isReachable) return null
  // No link of the app: a page is allowed the camera when it is loaded, and this one is not.
  return (
    <a href={`/tournament/${code}/scan`} className={buttonClass({ variant: 'secondary', isWide: true })}>
      <ScanQrCode aria-hidden="true" className="size-5" />
      {t('codes.offer')}
    </a>
  )
}
