import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

const DAY_MS = 86_400_000

/** This device's role and its end; empty for organizers. */
export function OwnRoleLine({ tournament: { id } }: { readonly tournament: Pick<Tournament, 'id'> }) {
  const { t } = useTranslation()
  const { time, dateTime } = useFormats()
  const note = useDeviceStorage().helping.find(id)
  if (!note || note.ended !== null) return null
  const role = t(`staff.roles.${note.role}`)
  const end = note.expiresAt === null ? null : new Date(note.expiresAt)
  const isSoon = end !== null && end.getTime() - Date.now() < DAY_MS
  return (
    <p className="pt-2 text-sm text-muted">
      {end === null
        ? role
        : isSoon
          ? t('staff.ownRoleUntil', { role, time: time(end) })
          : t('staff.ownRoleUntilDay', { role, date: dateTime(end) })}
    </p>
  )
}
