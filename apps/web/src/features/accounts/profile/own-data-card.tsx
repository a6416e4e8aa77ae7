import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { saveAsFile } from '../../../ui/save-as-file.ts'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useExportData } from '../api/export-data.ts'
import { type ComingEvents, DeleteAccountDialog } from './delete-account-dialog.tsx'

type OwnDataCardProps = {
  readonly account: UserDocument
  readonly leave: (proof: string | null) => Promise<void>
  readonly comingEvents: ComingEvents
}

/** Data export and account deletion. */
export function OwnDataCard({ account, leave, comingEvents }: OwnDataCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isDeleting, setDeleting] = useState(false)
  const act = useExportData()
  const download = async () => {
    const data = await act.send(undefined)
    if (data)
      saveAsFile(
        t('accounts.ownData.fileName'),
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      )
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('accounts.ownData.title')}
      </h2>
      <p className="text-muted">{t('accounts.ownData.downloadText')}</p>
      <FormFailure error={act.error} title={t('accounts.ownData.downloadFailed')} />
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Download aria-hidden="true" className="size-5" />}
        isBusy={act.isSending}
        onClick={() => void download()}
      >
        {t('accounts.ownData.download')}
      </Button>
      <p className="border-t border-line pt-4 text-muted">{t('accounts.ownData.deleteText')}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setDeleting(true)}>
        {t('accounts.ownData.delete')}
      </Button>
      <DeleteAccountDialog
        {...{ account, leave, comingEvents }}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </Card>
  )
}
