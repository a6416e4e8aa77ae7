import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type InvitationLink, useInviteStaff } from '../api/own/staff.ts'
import { InviteForm } from './invite-form.tsx'
import { LinkToGive } from './link-to-give.tsx'

type InviteDialogProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Name and role; then the link, once. */
export function InviteDialog({ tournament, access, isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const invite = useInviteStaff(access)
  const [link, setLink] = useState<InvitationLink | null>(null)
  const close = () => {
    setLink(null)
    invite.clear()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={link ? t('staff.link.title', { name: link.name }) : t('staff.form.title')}
      description={link ? t('staff.link.help', { name: link.name }) : undefined}
      closeLabel={t('tournament.close')}
      footer={link ? <Button onClick={close}>{t('staff.link.done')}</Button> : undefined}
    >
      {link ? (
        <LinkToGive link={link} tournament={tournament} />
      ) : (
        <InviteForm event={tournament.announcement} invite={invite} onInvited={setLink} />
      )}
    </Dialog>
  )
}
