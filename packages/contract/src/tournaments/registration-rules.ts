import { DECK_REQUESTS, FEWEST_CARDS, type RegistrationRules } from '@tablee/domain/tournaments/registration-rules'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { moment } from './fields.ts'

/** How people come into an event, as it is stored, travels and stands in the document. What an earlier version did not have yet is as usual. */
export const registrationRulesShape = {
  closesAt: z._default(z.nullable(z.string()), null),
  acceptsAutomatically: z._default(z.boolean(), false),
  deck: z._default(z.enum(DECK_REQUESTS), 'wanted'),
  fewestCards: z._default(z.nullable(z.int()), null),
}

export const registrationRules: z.ZodMiniType<RegistrationRules> = z.object(registrationRulesShape)

const fewestCards = z
  .int(issue('fewest_cards_invalid'))
  .check(
    z.minimum(FEWEST_CARDS.min, issue('fewest_cards_invalid')),
    z.maximum(FEWEST_CARDS.max, issue('fewest_cards_invalid')),
  )

/** The same as an organizer sends it: what is left out stays as it was. */
export const registrationRulesInput = z.object(
  {
    closesAt: z.optional(z.nullable(moment)),
    acceptsAutomatically: z.optional(z.boolean(issue('registration_rules_invalid'))),
    deck: z.optional(z.enum(DECK_REQUESTS, issue('registration_rules_invalid'))),
    fewestCards: z.optional(z.nullable(fewestCards)),
  },
  issue('registration_rules_invalid'),
)
