import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type StaffMember, useStaff } from '../api/own/staff.ts'
import { EndRoleDialog } from './end-role-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { StaffRow } from './staff-row.tsx'
import { WhatRolesDo } from './what-roles-do.tsx'

type StaffSectionProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export function StaffSection({ tournament, access }: StaffSectionProps) {
  const { t } = useTranslation()
  const query = useStaff(access)
  const [isInviting, setIsInviting] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-muted">{t('staff.lead')}</p>
      <Asked query={query} waiting={<Spinner />} title={t('staff.loadFailed')}>
        {({ staff }) => <StaffList staff={staff} access={access} />}
      </Asked>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<UserPlus aria-hidden="true" className="size-5" />}
        onClick={() => setIsInviting(true)}
      >
        {t('staff.invite')}
      </Button>
      <WhatRolesDo />
      <InviteDialog tournament={tournament} access={access} isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  )
}

type StaffListProps = { readonly staff: readonly StaffMember[]; readonly access: StaffAccess }

function StaffList({ staff, access }: StaffListProps) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<StaffMember | null>(null)
  if (staff.length === 0) return <p>{t('staff.empty')}</p>
  return (
    <>
      <ul aria-label={t('staff.title')} className="divide-y divide-line border-y border-line">
        {staff.map((member) => (
          <StaffRow key={member.id} member={member} onEnd={() => setEnding(member)} />
        ))}
      </ul>
      <EndRoleDialog access={access} member={ending} onClose={() => setEnding(null)} />
    </>
  )
}
