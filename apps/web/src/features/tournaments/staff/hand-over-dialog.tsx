import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type HelperOnShift, useShifts } from '../api/own/shifts.ts'
import { type GivenShift, HandOverForm } from './hand-over-form.tsx'
import { LinkToGive } from './link-to-give.tsx'
import { useShiftActs } from './use-shift-acts.ts'

export type HandOverDialogProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** Null: closed. */
  readonly giver: Pick<HelperOnShift, 'id' | 'name' | 'expiresAt' | 'isOwn'> | null
  readonly onClose: () => void
}

/** Who stands in, and until when; then the link, once, for who does not help yet. */
export function HandOverDialog({ tournament, access, giver, onClose }: HandOverDialogProps) {
  const { t } = useTranslation()
  const { data } = useShifts(access)
  const { tell } = useShiftActs(access)
  const [given, setGiven] = useState<GivenShift | null>(null)
  const link = given?.address ? { address: given.address, expiresAt: given.expiresAt, name: given.name } : null
  const name = giver?.name ?? t('staff.member.nobody')
  const close = () => {
    setGiven(null)
    onClose()
  }
  const giveTo = (shift: GivenShift) => {
    if (!giver) return
    if (shift.address !== null) return setGiven(shift)
    close()
    tell(shift, giver)
  }
  const title = giver?.isOwn ? t('shifts.formTitleOwn') : t('shifts.formTitle', { name })
  const help = giver?.isOwn ? t('shifts.help') : t('shifts.helpOther', { name })
  return (
    <Dialog
      isOpen={giver !== null}
      onClose={close}
      title={link ? t('staff.link.title', { name: link.name }) : title}
      description={link ? t('staff.link.help', { name: link.name }) : help}
      closeLabel={t('tournament.close')}
      footer={link ? <Button onClick={close}>{t('staff.link.done')}</Button> : undefined}
    >
      {link ? (
        <LinkToGive link={link} tournament={tournament} />
      ) : giver ? (
        <HandOverForm
          {...{ tournament, access, giver }}
          others={(data?.helpers ?? []).filter((one) => canStandIn(one, giver))}
          onGiven={giveTo}
        />
      ) : null}
    </Dialog>
  )
}

function canStandIn(
  { id, replaces, hasCome, isOwn }: HelperOnShift,
  giver: { readonly id: string; readonly isOwn: boolean },
) {
  return id !== giver.id && replaces === null && hasCome && !(isOwn && giver.isOwn)
}
