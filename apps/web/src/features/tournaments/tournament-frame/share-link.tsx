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
  /** Next to another share button. */
  readonly label?: string
  readonly className?: string
}

/** Shares or copies the tournament's address. */
export function ShareLink({ code, ...rest }: ShareLinkProps) {
  const { t } = useTranslation()
  const address = useTournamentAddress(code)
  return <ShareAddress address={address} text={t('tournament.share.text', { code })} {...rest} />
}

type ShareAddressProps = {
  readonly address: string
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

export function useTournamentAddress(code: string): string {
  return `${useOwnOrigin()}/tournament/${code}`
}

/** Often missing on computers and over plain http: there the link is copied. */
function canShare(): boolean {
  return typeof navigator.share === 'function'
}

async function shareAddress(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared)
  } catch {
    // If the person or the system cancels, the link can still be copied.
  }
}
