import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { type DeviceLink, useCreateDeviceLink } from '../api/own/create-device-link.ts'

/** Created on request only: this view may be on a projector. */
export function RecoveryLink({ tournament }: { tournament: CreatedTournament }) {
  const { t } = useTranslation()
  const act = useCreateDeviceLink()
  const [link, setLink] = useState<DeviceLink | null>(null)
  return (
    <div className="grid gap-3">
      <h2 className="flex items-center gap-2 text-section">
        <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {t('creation.success.recovery.title')}
      </h2>
      <p className="text-muted">{t('creation.success.recovery.text')}</p>
      {link ? (
        <LinkToKeep link={link} />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={act.isSending}
          onClick={async () => setLink(await act.send({ tournament, playerKey: null }))}
        >
          {act.isSending ? t('creation.success.recovery.making') : t('creation.success.recovery.make')}
        </Button>
      )}
      {act.error && !link ? (
        <Notice tone="error" title={t('creation.success.recovery.failed')}>
          {act.error instanceof RefusedError ? act.error.message : null}
        </Notice>
      ) : null}
    </div>
  )
}

function LinkToKeep({ link }: { link: DeviceLink }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className="grid gap-2">
      <TextInput
        label={t('creation.success.recovery.label')}
        hint={t('creation.success.recovery.expires', { date: formats.dateTime(new Date(link.expiresAt)) })}
        value={link.address}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyButton
          value={link.address}
          label={t('creation.success.recovery.copy')}
          copiedLabel={t('creation.success.copied')}
          onFailure={() => notify.error({ title: t('shell.copyFailed') })}
        />
      </div>
    </div>
  )
}
