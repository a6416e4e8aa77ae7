import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { StaffMember } from '../api/own/staff.ts'
import { standingOf } from './role-standing.ts'
import { useUntil } from './use-until.ts'

type StaffRowProps = {
  readonly member: StaffMember
  /** Who stands in for them now, and for whom they do. */
  readonly standIn: StaffMember | null
  readonly giver: StaffMember | null
  readonly onEnd: () => void
  readonly onHandOver: () => void
  readonly onTakeBack: (standIn: string) => void
}

/** An invited person: role, arrival, last visit, end, and who stands in for whom. */
export function StaffRow({ member, standIn, giver, onEnd, onHandOver, onTakeBack }: StaffRowProps) {
  const { t } = useTranslation()
  const lines = useLines(member)
  const shifts = useShiftLines({ member, standIn, giver })
  const isOver = lines.isOver
  const name = member.name ?? t('staff.member.nobody')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge tone={isOver ? 'neutral' : 'slate'}>{t(`staff.roles.${member.role}`)}</Badge>
        </span>
        {[...shifts, ...lines.texts].map((text) => (
          <span key={text} className="text-sm text-muted">
            {text}
          </span>
        ))}
      </div>
      {isOver || giver ? null : standIn ? (
        <Button
          variant="quiet"
          onClick={() => onTakeBack(standIn.id)}
          aria-label={t('shifts.takeBackNamed', { giver: name })}
        >
          {t('shifts.takeBack')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onHandOver} aria-label={t('shifts.ofNamed', { name })}>
          {t('shifts.of')}
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={onEnd}
        aria-label={t(isOver ? 'staff.member.eraseNamed' : 'staff.member.revokeNamed', { name })}
      >
        {t(isOver ? 'staff.member.erase' : 'staff.member.revoke')}
      </Button>
    </li>
  )
}

function useShiftLines({ member, standIn, giver }: Pick<StaffRowProps, 'member' | 'standIn' | 'giver'>) {
  const { t } = useTranslation()
  const until = useUntil()
  const nobody = t('staff.member.nobody')
  return [
    ...(standIn ? [t('shifts.replaced', { name: standIn.name ?? nobody, time: until(standIn.expiresAt) })] : []),
    ...(giver ? [t('shifts.replaces', { giver: giver.name ?? nobody, time: until(member.expiresAt) })] : []),
  ]
}

function useLines(member: StaffMember): { readonly isOver: boolean; readonly texts: readonly string[] } {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const standing = standingOf(member, new Date())
  const at = (moment: string | null) => (moment === null ? '' : dateTime(new Date(moment)))
  const lastUsed = member.lastUsedAt === null ? [] : [t('staff.member.lastUsed', { date: at(member.lastUsedAt) })]
  const until = t('staff.member.until', { date: at(member.expiresAt) })
  switch (standing) {
    case 'invited':
      return { isOver: false, texts: [t('staff.member.invited'), until] }
    case 'helps':
      return { isOver: false, texts: [...lastUsed, until] }
    case 'expired':
      return { isOver: true, texts: [...lastUsed, t('staff.member.expired', { date: at(member.expiresAt) })] }
    case 'revoked':
      return { isOver: true, texts: [...lastUsed, t('staff.member.revoked', { date: at(member.revokedAt) })] }
    default:
      return standing satisfies never
  }
}
