import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Act } from '../../../../acts/act.ts'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { type DeviceLink, useCreateDeviceLink } from '../../api/own/create-device-link.ts'

type DeviceLinkProps = {
  readonly tournament: Tournament
  /** Null: for the organizer's own other device. */
  readonly player: Player | null
}

/** A one-time QR link, created when shown: the scanning device becomes that player, or the organizer. */
export function DeviceLinkContent({ tournament, player }: DeviceLinkProps) {
  const { t } = useTranslation()
  const act = useCreateDeviceLink()
  const [link, make] = useLatestReply(act)
  const isMade = useRef(false)
  const playerKey = player?.id ?? null
  useEffect(() => {
    if (!isMade.current) void make({ tournament, playerKey })
    isMade.current = true
  }, [make, tournament, playerKey])
  const name = player?.name ?? ''
  return (
    <>
      <p className="text-muted">{player ? t('admin.link.help', { name }) : t('admin.link.organizerHelp')}</p>
      <div className="grid min-h-72 content-center justify-items-center gap-4 text-center">
        {link ? (
          <LinkToScan link={link} label={player ? t('admin.link.qr', { name }) : t('admin.link.organizerQr')} />
        ) : null}
        {act.isSending ? <Spinner label={t('admin.link.making')} /> : null}
        <ActFailure act={act} title={t('admin.failed.link')} isTap />
      </div>
    </>
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

/** Undefined while the next one is on its way. */
function useLatestReply<Input, Reply>(act: Act<Input, Reply>): [Reply | null, (input: Input) => Promise<void>] {
  const [reply, setReply] = useState<Reply | null>(null)
  const send = useRef(act.send)
  send.current = act.send
  const sendAgain = useCallback(async (input: Input) => {
    setReply(null)
    setReply(await send.current(input))
  }, [])
  return [reply, sendAgain]
}
