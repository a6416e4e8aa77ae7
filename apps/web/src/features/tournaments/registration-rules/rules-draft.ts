import { registrationRulesInput } from '@tablee/contract/tournaments/fields/registration-rules'
import {
  DATA_DAYS,
  DECK_REQUESTS,
  type RegistrationRules,
  USUAL_REGISTRATION,
} from '@tablee/domain/tournaments/life/registration-rules'
import * as z from 'zod/mini'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { dayAndTimeOf, momentOf } from '../creation-card/moment-text.ts'

const USUAL_TIME = '18:00'

/** Entry rules as typed; unreadable values count as empty. */
export const rulesDraftShape = {
  /** Without a day, registration is open until the start. */
  closes: z.catch(z.object({ day: z.string(), time: z.string() }), { day: '', time: USUAL_TIME }),
  acceptsAutomatically: z.catch(z.boolean(), false),
  deck: z.catch(z.enum(DECK_REQUESTS), USUAL_REGISTRATION.deck),
  fewestCards: z.catch(z.nullable(z.number()), null),
  checkInMinutes: z.catch(z.nullable(z.number()), null),
  checksInByCode: z.catch(z.boolean(), false),
  fee: z.catch(z.string(), ''),
  bring: z.catch(z.string(), ''),
  dataDays: z.catch(z.nullable(z.literal(DATA_DAYS)), null),
  guardianBelow: z.catch(z.nullable(z.number()), null),
}
const rulesDraft = z.object(rulesDraftShape)
export type RulesDraft = z.output<typeof rulesDraft>

/** Fault names that belong to another field of the draft. */
export const RULES_FAULT_NAMES = { closes: 'closesAt' } as const

export function rulesDraftOf({ closesAt, fee, bring, ...rules }: RegistrationRules): RulesDraft {
  return rulesDraft.parse({
    ...rules,
    fee: fee ?? '',
    bring: bring ?? '',
    ...(closesAt === null ? {} : { closes: dayAndTimeOf(closesAt) }),
  })
}

/** From an earlier event; the day is open. */
export function rulesDraftLike({ closesAt, ...rules }: RegistrationRules): RulesDraft {
  const time = closesAt === null ? USUAL_TIME : dayAndTimeOf(closesAt).time
  return { ...rulesDraftOf({ ...rules, closesAt: null }), closes: { day: '', time } }
}

export function rulesOf(draft: RulesDraft) {
  const { closes, acceptsAutomatically, deck, checkInMinutes, checksInByCode, dataDays, guardianBelow } = draft
  const closesAt = closes.day === '' ? null : momentOf(closes.day, closes.time)
  const fewestCards = deck === 'none' ? null : draft.fewestCards
  const fee = draft.fee.trim() === '' ? null : draft.fee
  const bring = draft.bring.trim() === '' ? null : draft.bring
  const arrival = { checkInMinutes, checksInByCode }
  return { closesAt, acceptsAutomatically, deck, fewestCards, ...arrival, fee, bring, dataDays, guardianBelow }
}

/** Whether anything differs from the default. */
export function hasRules(draft: RulesDraft): boolean {
  return JSON.stringify(rulesOf(draft)) !== JSON.stringify(rulesOf(rulesDraftOf(USUAL_REGISTRATION)))
}

/** Errors by field; `startsAt` is null if unknown. */
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
