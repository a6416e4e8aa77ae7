import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type StaffMember, useEraseStaff, useRevokeStaff } from '../api/own/staff.ts'
import { standingOf } from './role-standing.ts'

type EndRoleDialogProps = {
  readonly access: StaffAccess
  /** Null: closed. */
  readonly member: StaffMember | null
  readonly onClose: () => void
}

/** Ends a role; or, once it is over, deletes the name. Says what that does. */
export function EndRoleDialog({ access, member, onClose }: EndRoleDialogProps) {
  const { t } = useTranslation()
  const revoke = useRevokeStaff(access)
  const erase = useEraseStaff(access)
  const standing = member ? standingOf(member, new Date()) : 'helps'
  const isOver = standing === 'revoked' || standing === 'expired'
  const act = isOver ? erase : revoke
  const words = isOver ? 'erase' : 'revoke'
  const name = member?.name ?? t('staff.member.nobody')
  const close = () => {
    revoke.clear()
    erase.clear()
    onClose()
  }
  const confirm = async () => {
    if (!member || (await act.send({ id: member.id })) === null) return
    close()
    notify.success({ title: t(`staff.${words}.done`, { name }) })
  }
  return (
    <ConfirmDialog
      isOpen={member !== null}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t(`staff.${words}.title`, { name })}
      description={t(standing === 'invited' ? 'staff.revoke.openText' : `staff.${words}.text`)}
      confirmLabel={t(`staff.${words}.confirm`)}
      cancelLabel={t(`staff.${words}.keep`)}
      closeLabel={t('tournament.close')}
      isDangerous
      isBusy={act.isSending}
    >
      <ActFailure act={act} title={t(`staff.${words}.failed`)} isTap />
    </ConfirmDialog>
  )
}
