import type { RegistrationRules } from '@tablee/domain/tournaments/registration-rules'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { moment } from './fields.ts'

/** How people come into an event, as it is stored, travels and stands in the document. What an earlier version did not have yet is as usual. */
export const registrationRulesShape = {
  closesAt: z._default(z.nullable(z.string()), null),
  acceptsAutomatically: z._default(z.boolean(), false),
}

export const registrationRules: z.ZodMiniType<RegistrationRules> = z.object(registrationRulesShape)

/** The same as an organizer sends it: what is left out stays as it was. */
export const registrationRulesInput = z.object(
  {
    closesAt: z.optional(z.nullable(moment)),
    acceptsAutomatically: z.optional(z.boolean(issue('registration_rules_invalid'))),
  },
  issue('registration_rules_invalid'),
)
