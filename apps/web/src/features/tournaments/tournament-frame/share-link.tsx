import { Share2 } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

type ShareLinkProps = {
  readonly code: string
  /** Beside another button that shares something. */
  readonly label?: string
  readonly className?: string
}

/** The address of the tournament, given to another app or copied. */
export function ShareLink({ code, ...rest }: ShareLinkProps) {
  const { t } = useTranslation()
  const address = useTournamentAddress(code)
  return <ShareAddress address={address} text={t('tournament.share.text', { code })} {...rest} />
}

type ShareAddressProps = {
  readonly address: string
  /** What goes with it to another app. */
  readonly text: string
  readonly label?: string
  readonly className?: string
}

export function ShareAddress({ address, text, label, className }: ShareAddressProps) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      {isHydrated && canShare() ? (
        <Button
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={() => shareAddress({ title: text, url: address })}
        >
          {label ?? t('tournament.share.action')}
        </Button>
      ) : null}
      <CopyButton
        value={address}
        label={t('tournament.share.copy')}
        copiedLabel={t('tournament.share.copied')}
        onFailure={() => notify.error({ title: t('tournament.share.copyFailed', { address }) })}
      />
    </div>
  )
}

/** The address that a QR code of the tournament opens. */
export function useTournamentAddress(code: string): string {
  return `${useOwnOrigin()}/tournament/${code}`
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
