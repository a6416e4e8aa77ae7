import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting as isBeforeStart } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Ellipsis, FileDown, Mails, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuItem } from '../../../ui/menu-items.ts'
import { onceMenuClosed } from '../../../ui/once-menu-closed.ts'
import { ExportDialog } from './export-dialog.tsx'
import { WriteMessage } from './write-message.tsx'

type ListMenuProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** What is done about everybody, or goes elsewhere: seldom, and so behind one button. */
export function ListMenu({ tournament, registrations }: ListMenuProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<'message' | 'export' | null>(null)
  const close = () => setOpened(null)
  const { code, registrationRules } = tournament
  const hasSome = registrations.length > 0
  const items: MenuItem[] = []
  if (may('message-registered'))
    items.push({
      ...{ kind: 'action', value: 'message', label: t('organizer.message.open'), icon: <Mails {...ICON} /> },
      onSelect: () => onceMenuClosed(() => setOpened('message')),
    })
  if (isBeforeStart(tournament) && registrationRules.checksInByCode && may('show-door-code'))
    items.push({ kind: 'link', value: 'door', link: <DoorLink code={code} /> })
  if (hasSome && may('read-registrations'))
    items.push({
      ...{ kind: 'action', value: 'export', label: t('organizer.export.open'), icon: <FileDown {...ICON} /> },
      onSelect: () => onceMenuClosed(() => setOpened('export')),
    })
  if (items.length === 0) return null
  const label = t('organizer.menu')
  return (
    <>
      <Menu
        label={label}
        items={items}
        trigger={<IconButton variant="outlined" label={label} icon={<Ellipsis {...ICON} />} />}
      />
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

/** To the code that hangs at the door, where players check in by it. */
function DoorLink({ code, ...item }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <Link {...item} to="/tournament/$code/door" params={{ code }}>
      <QrCode {...ICON} />
      {t('registrations.door.title')}
    </Link>
  )
}
