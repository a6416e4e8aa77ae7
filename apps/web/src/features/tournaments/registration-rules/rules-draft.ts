import { registrationRulesInput } from '@tablee/contract/tournaments/registration-rules'
import type { RegistrationRules } from '@tablee/domain/tournaments/registration-rules'
import * as z from 'zod/mini'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { dayAndTimeOf, momentOf } from '../creation-card/moment-text.ts'

const USUAL_TIME = '18:00'

/** How people come in, as it is typed; what cannot be read is as if it was never filled in. */
export const rulesDraftShape = {
  /** No day: registering goes on until the start. */
  closes: z.catch(z.object({ day: z.string(), time: z.string() }), { day: '', time: USUAL_TIME }),
  acceptsAutomatically: z.catch(z.boolean(), false),
}
const rulesDraft = z.object(rulesDraftShape)
export type RulesDraft = z.output<typeof rulesDraft>

/** Under which names faults come that belong to another field of the draft. */
export const RULES_FAULT_NAMES = { closes: 'closesAt' } as const

export function rulesDraftOf({ closesAt, acceptsAutomatically }: RegistrationRules): RulesDraft {
  return rulesDraft.parse({ acceptsAutomatically, ...(closesAt === null ? {} : { closes: dayAndTimeOf(closesAt) }) })
}

/** Those of an event like one before, whose day is open still. */
export function rulesDraftLike({ closesAt, ...rules }: RegistrationRules): RulesDraft {
  const time = closesAt === null ? USUAL_TIME : dayAndTimeOf(closesAt).time
  return { ...rulesDraftOf({ ...rules, closesAt: null }), closes: { day: '', time } }
}

/** As the server is told. */
export function rulesOf({ closes, acceptsAutomatically }: RulesDraft) {
  return { closesAt: closes.day === '' ? null : momentOf(closes.day, closes.time), acceptsAutomatically }
}

/** Whether anything is said that is not as usual. */
export function hasRules({ closes, acceptsAutomatically }: RulesDraft): boolean {
  return closes.day !== '' || acceptsAutomatically
}

/** What is wrong with them, by field; `startsAt` is null where nobody knows the start. */
export function useRulesCheck(): (draft: RulesDraft, startsAt: string | null) => Record<string, string> {
  const { t } = useTranslation()
  const faultsOf = useCallFaults()
  return (draft, startsAt) => {
    const rules = rulesOf(draft)
    const faults = faultsOf(registrationRulesInput.safeParse(rules))
    const isLate = startsAt !== null && rules.closesAt !== null && rules.closesAt > startsAt
    if (!faults.closesAt && isLate) faults.closesAt = t('refusals.registration_deadline_after_start')
    return faults
  }
}
