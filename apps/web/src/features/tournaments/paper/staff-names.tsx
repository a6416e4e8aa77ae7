import { may } from '@tablee/domain/tournaments/authority/may'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useRealNames } from '../api/players/get-hidden-names.ts'

/** By player; null: not known yet. */
type KnownNames = ReadonlyMap<string, string> | null
type ShowNames = (names: KnownNames) => ReactNode

export type StaffNames = {
  readonly isNamed: boolean
  readonly onNamed: (isNamed: boolean) => void
  readonly known: KnownNames
}

/** Off at first: a list with real names is for the staff alone. */
export function StaffNamesBox({ isNamed, onNamed }: StaffNames) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={
        <>
          {t('youth.staffNames')}
          <span className="block text-sm text-muted">{t('youth.staffNamesHelp')}</span>
        </>
      }
      isChecked={isNamed}
      onChange={onNamed}
    />
  )
}

/** Whether this device may print the real names of a youth event. */
export function mayPrintNames({ isYouth, announcement }: Tournament, access: StaffAccess | null): boolean {
  if (!isYouth || access === null) return false
  return may(announcement === null ? 'get-hidden-names' : 'read-registrations', access.role)
}

type NamesHereProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isAsked: boolean
  readonly children: ShowNames
}

/** Of a quick tournament: names that were typed stand beside it. */
export function NamesHere({ tournament, access, isAsked, children }: NamesHereProps) {
  const names = useRealNames(access, tournament, isAsked)
  return children(isAsked && names.size === 0 ? null : names)
}
