import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useShifts } from '../api/own/shifts.ts'
import type { OwnShiftsProps } from './own-shifts.tsx'
import { shiftsIn } from './shifts-in.ts'
import { useUntil } from './use-until.ts'

const DAY_MS = 86_400_000

/** Seldom opened. */
const ownShifts = later<OwnShiftsProps>(async () => (await import('./own-shifts.tsx')).OwnShifts)

type OwnRoleLineProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** This device's role and its end, or who stands in for whom; empty for organizers. */
export function OwnRoleLine({ tournament, access }: OwnRoleLineProps) {
  const { id } = tournament
  const note = useDeviceStorage().helping.find(id)
  return note && note.ended === null ? <RoleLine {...{ tournament, access, note }} /> : null
}

type Note = Pick<NonNullable<ReturnType<ReturnType<typeof useDeviceStorage>['helping']['find']>>, 'role' | 'expiresAt'>

function RoleLine({ tournament, access, note }: OwnRoleLineProps & { readonly note: Note }) {
  const { t } = useTranslation()
  const until = useUntil()
  const { dateTime } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useShifts(access)
  const [shift] = shiftsIn(data?.helpers ?? [])
  const somebody = t('shifts.somebodyNamed')
  const role = t(`staff.roles.${note.role}`)
  const end = note.expiresAt === null ? null : new Date(note.expiresAt)
  const isSoon = end !== null && end.getTime() - Date.now() < DAY_MS
  const ofRole =
    end === null
      ? role
      : isSoon
        ? t('staff.ownRoleUntil', { role, time: until(end) })
        : t('staff.ownRoleUntilDay', { role, date: dateTime(end) })
  const ofShift =
    shift &&
    t(shift.standIn.isOwn ? 'shifts.ownReplaces' : 'shifts.ownReplaced', {
      ...{ name: shift.standIn.name ?? somebody, giver: shift.giver.name ?? somebody },
      time: until(shift.standIn.expiresAt),
    })
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-muted large-text:flex-wrap">
      <p className="min-w-0 wrap-anywhere">{ofShift ?? ofRole}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="-me-2 min-h-11 shrink-0 large-text:-ms-2 rounded-control px-2 font-semibold text-ink hover:bg-sunken"
      >
        {t(shift ? 'shifts.ownOpen' : 'shifts.own')}
      </button>
      {isOpen ? <ownShifts.Component {...{ tournament, access }} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
