import { dutiesOf } from '@tablee/domain/tournaments/authority/duties'
import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { answersAppeals } from '@tablee/domain/tournaments/judge-calls/call-judge'
import { useTranslation } from '../../../language/use-translation.ts'

/** Each role with what it may do, as the rules have it. */
export function WhatRolesDo() {
  const { t } = useTranslation()
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('staff.duties.title')}</summary>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {STAFF_ROLES.map((role) => (
          <div key={role} className="grid content-start gap-1">
            <dt className="font-semibold">
              {t(role === 'organizer' ? 'staff.duties.organizer' : `staff.roles.${role}`)}
            </dt>
            <dd>
              <ul className="list-disc ps-5">
                {dutiesOf(role).map((duty) => (
                  <li key={duty}>{t(`staff.duty.${duty}`)}</li>
                ))}
                {answersAppeals(role) ? <li>{t('staff.duties.appeals')}</li> : null}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
