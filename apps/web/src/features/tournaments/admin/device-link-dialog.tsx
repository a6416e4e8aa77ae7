import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type DeviceLink, useCreateDeviceLink } from '../api/create-device-link.ts'
import { useLatestReply } from './use-latest-reply.ts'

type DeviceLinkDialogProps = {
  readonly tournament: Tournament
  /** Null: the link is for the organizer's own other device. */
  readonly player: Player | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A one-time link as a QR code: whoever scans it becomes that player, or the organizer. */
export function DeviceLinkDialog({ tournament, player, isOpen, onClose }: DeviceLinkDialogProps) {
  const { t } = useTranslation()
  const act = useCreateDeviceLink()
  const [link, make] = useLatestReply(act)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen && !wasOpen.current) void make({ tournament, playerKey: player?.id ?? null })
    wasOpen.current = isOpen
  }, [isOpen, make, tournament, player])
  const name = player?.name ?? ''
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={player ? t('admin.link.title', { name }) : t('admin.link.organizerTitle')}
      description={player ? t('admin.link.help', { name }) : t('admin.link.organizerHelp')}
      closeLabel={t('tournament.close')}
    >
      <div className="grid min-h-72 content-center justify-items-center gap-4 text-center">
        {link ? (
          <LinkToScan link={link} label={player ? t('admin.link.qr', { name }) : t('admin.link.organizerQr')} />
        ) : null}
        {act.isSending ? <Spinner label={t('admin.link.making')} /> : null}
        <ActFailure act={act} title={t('admin.failed.link')} />
      </div>
    </Dialog>
  )
}

function LinkToScan({ link, label }: { readonly link: DeviceLink; readonly label: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const { address } = link
  return (
    <>
      <QrCode value={address} label={label} className="w-56" />
      <p className="text-sm text-muted">{t('admin.link.expires', { date: dateTime(new Date(link.expiresAt)) })}</p>
      <CopyButton
        value={address}
        label={t('admin.link.copy')}
        copiedLabel={t('admin.link.copied')}
        onFailure={() => notify.error({ title: t('admin.link.copyFailed', { address }) })}
      />
    </>
  )
}
