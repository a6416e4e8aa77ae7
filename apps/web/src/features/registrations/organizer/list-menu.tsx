import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting as isBeforeStart } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Ellipsis, FileDown, ListPlus, Mails, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { WriteMessage } from './write-message.tsx'

type ListMenuProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  /** Null where nobody may be added. */
  readonly onImport: (() => void) | null
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** Rare acts on everyone, behind one button. */
export function ListMenu({ tournament, registrations, onImport }: ListMenuProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<'menu' | 'message' | 'export' | null>(null)
  const close = () => setOpened(null)
  const { code, registrationRules } = tournament
  const hasDoorCode = isBeforeStart(tournament) && registrationRules.checksInByCode && may('show-door-code')
  const mayWrite = may('message-registered')
  const mayExport = registrations.length > 0 && may('read-registrations')
  if (!onImport && !hasDoorCode && !mayWrite && !mayExport) return null
  return (
    <>
      <IconButton
        variant="outlined"
        label={t('organizer.menu')}
        aria-haspopup="dialog"
        icon={<Ellipsis {...ICON} />}
        onClick={() => setOpened('menu')}
      />
      <Dialog isOpen={opened === 'menu'} onClose={close} title={t('organizer.menu')} closeLabel={t('tournament.close')}>
        <div className="grid gap-2">
          {onImport ? (
            <Button
              variant="secondary"
              icon={<ListPlus {...ICON} />}
              onClick={() => {
                close()
                onImport()
              }}
            >
              {t('playerList.open')}
            </Button>
          ) : null}
          {mayWrite ? (
            <Button variant="secondary" icon={<Mails {...ICON} />} onClick={() => setOpened('message')}>
              {t('organizer.message.open')}
            </Button>
          ) : null}
          {hasDoorCode ? (
            <Link to="/tournament/$code/door" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
              <QrCode {...ICON} />
              {t('registrations.door.title')}
            </Link>
          ) : null}
          {mayExport ? (
            <Button variant="secondary" icon={<FileDown {...ICON} />} onClick={() => setOpened('export')}>
              {t('organizer.export.open')}
            </Button>
          ) : null}
        </div>
      </Dialog>
      <WriteMessage tournament={tournament} isOpen={opened === 'message'} onClose={close} />
      <ExportDialog
        tournament={tournament}
        registrations={registrations}
        isOpen={opened === 'export'}
        onClose={close}
      />
    </>
  )
}
