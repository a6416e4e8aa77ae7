import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type StaffMember, useStaff } from '../api/own/staff.ts'
import { EndRoleDialog } from './end-role-dialog.tsx'
import type { HandOverDialogProps } from './hand-over-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { standingOf } from './role-standing.ts'
import { StaffRow } from './staff-row.tsx'
import { useShiftActs } from './use-shift-acts.ts'
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
        {({ staff }) => <StaffList staff={staff} tournament={tournament} access={access} />}
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

type StaffListProps = StaffSectionProps & { readonly staff: readonly StaffMember[] }

function StaffList({ staff, tournament, access }: StaffListProps) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<StaffMember | null>(null)
  const [giving, setGiving] = useState<StaffMember | null>(null)
  const { takeBack } = useShiftActs(access)
  if (staff.length === 0) return <p>{t('staff.empty')}</p>
  const now = new Date()
  const isOn = (one: StaffMember) => ['invited', 'helps'].includes(standingOf(one, now))
  return (
    <>
      <ul aria-label={t('staff.title')} className="divide-y divide-line border-y border-line">
        {staff.map((member) => (
          <StaffRow
            key={member.id}
            member={member}
            standIn={staff.find((one) => one.replaces === member.id && isOn(one)) ?? null}
            giver={(isOn(member) && staff.find(({ id }) => id === member.replaces)) || null}
            onEnd={() => setEnding(member)}
            onHandOver={() => setGiving(member)}
            onTakeBack={(id) => void takeBack(id)}
          />
        ))}
      </ul>
      <EndRoleDialog access={access} member={ending} onClose={() => setEnding(null)} />
      <handOverDialog.Component
        {...{ tournament, access }}
        giver={giving && { ...giving, isOwn: false }}
        onClose={() => setGiving(null)}
      />
    </>
  )
}

/** Seldom asked for. */
const handOverDialog = later<HandOverDialogProps>(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog)
