import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { eventFileName } from '@tablee/domain/tournaments/life/event-file-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useMemo } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { sortableMoment } from '../../../language/sortable-moment.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { saveAsFile } from '../../../ui/save-as-file.ts'
import { BYTE_ORDER_MARK, saveAsTable } from '../../../ui/save-as-table.ts'
import { notify } from '../../../ui/toasts.tsx'
import { isWhole } from '../api/evolve-registrations.ts'
import { type ExportWords, exportRegistrations, registrationCells } from './export-registrations.ts'

const FILE_NAME = 'inscriptions.txt'

type ExportDialogProps = {
  readonly tournament: Tournament
  /** Exports those the asker may read whole. */
  readonly registrations: readonly RegistrationView[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The file is made on this device (AADM-2). */
export function ExportDialog({ tournament, registrations: views, isOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const registrations = useMemo(() => views.filter(isWhole), [views])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('organizer.export.title')}
      description={t('organizer.export.help', { count: registrations.length })}
      closeLabel={t('tournament.close')}
    >
      <ExportWays event={eventFileName(tournament)} registrations={registrations} />
    </Dialog>
  )
}

type ExportWaysProps = { readonly event: string; readonly registrations: readonly WholeRegistration[] }

function ExportWays({ event, registrations }: ExportWaysProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const words = useMemo(
    (): ExportWords => ({
      column: (column) => t(`organizer.export.column.${column}`),
      status: (status) => t(`organizer.status.${status}`),
      yes: t('organizer.export.yes'),
      no: t('organizer.export.no'),
      moment: sortableMoment,
    }),
    [t],
  )
  const text = useMemo(() => exportRegistrations(registrations, words), [registrations, words])
  return (
    <>
      <p className="text-muted">{t('organizer.export.private')}</p>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <CopyButton
          value={text}
          label={t('organizer.export.copy')}
          copiedLabel={t('organizer.export.copied')}
          onFailure={() => notify.error({ title: t('organizer.export.copyFailed') })}
        />
        <Button
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveAsFile(FILE_NAME, new Blob([BYTE_ORDER_MARK, text], { type: 'text/plain;charset=utf-8' }))}
        >
          {t('organizer.export.download')}
        </Button>
        <Button
          variant="secondary"
          icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
          onClick={() =>
            saveAsTable(t('organizer.export.csvFile', { event }), registrationCells(registrations, words), locale)
          }
        >
          {t('organizer.export.downloadCsv')}
        </Button>
      </div>
    </>
  )
}
