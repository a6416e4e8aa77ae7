import { later } from '../../ui/later.tsx'
import { useInstallOffer } from './use-install-offer.ts'

const notice = later(async () => (await import('./install-notice.tsx')).InstallNotice)

export function InstallPlace() {
  const offer = useInstallOffer()
  return offer ? <notice.Component {...offer} /> : null
}
