import { guardianAge } from '@tablee/domain/registrations/guardian'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { GuardianFields } from '../registration-form/guardian-fields.tsx'
import type { GuardianForm } from '../registration-form/guardian-texts.ts'

type DeskGuardianProps = { readonly tournament: Tournament; readonly form: GuardianForm; readonly formId: string }

/** Asked of a walk-in where the event sets an age: one tick, and who agrees now or later. */
export function DeskGuardian({ tournament, form, formId }: DeskGuardianProps) {
  const age = guardianAge(tournament)
  if (age === null) return null
  return (
    <div className="max-w-3xl px-4 pb-2">
      <GuardianFields age={age} form={form} formId={formId} isByStaff />
    </div>
  )
}
