import { OLDEST_GUARDIAN_AGE } from '@tablee/domain/registrations/guardian'
import {
  BRING_MAX_LENGTH,
  DATA_DAYS,
  DECK_REQUESTS,
  FEE_MAX_LENGTH,
  FEWEST_CARDS,
  LONGEST_CHECK_IN_MINUTES,
  type RegistrationRules,
} from '@tablee/domain/tournaments/life/registration-rules'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'
import { moment } from './fields.ts'

/** How people enter an event, as stored, sent and in the document. What older versions lack gets defaults. */
export const registrationRulesShape = {
  closesAt: z._default(z.nullable(z.string()), null),
  acceptsAutomatically: z._default(z.boolean(), false),
  deck: z._default(z.enum(DECK_REQUESTS), 'wanted'),
  fewestCards: z._default(z.nullable(z.int()), null),
  checkInMinutes: z._default(z.nullable(z.int()), null),
  checksInByCode: z._default(z.boolean(), false),
  fee: z._default(z.nullable(z.string()), null),
  bring: z._default(z.nullable(z.string()), null),
  /** Missing from older servers, which keep all as long. */
  dataDays: z._default(z.nullable(z.literal(DATA_DAYS)), null),
  /** Missing from older servers, which ask nobody. */
  guardianBelow: z._default(z.nullable(z.int()), null),
}

export const registrationRules: z.ZodMiniType<RegistrationRules> = z.object(registrationRulesShape)

const fewestCards = z
  .int(issue('fewest_cards_invalid'))
  .check(
    z.minimum(FEWEST_CARDS.min, issue('fewest_cards_invalid')),
    z.maximum(FEWEST_CARDS.max, issue('fewest_cards_invalid')),
  )

const checkInMinutes = z
  .int(issue('registration_rules_invalid'))
  .check(
    z.minimum(1, issue('registration_rules_invalid')),
    z.maximum(LONGEST_CHECK_IN_MINUTES, issue('registration_rules_invalid')),
  )

const fee = z.pipe(
  z.string(issue('fee_too_long')).check(z.overwrite(tidyName), z.maxLength(FEE_MAX_LENGTH, issue('fee_too_long'))),
  z.transform((typed: string) => (typed === '' ? null : typed)),
)

const bring = z.pipe(
  z
    .string(issue('bring_too_long'))
    .check(z.overwrite(tidyName), z.maxLength(BRING_MAX_LENGTH, issue('bring_too_long'))),
  z.transform((typed: string) => (typed === '' ? null : typed)),
)

const guardianBelow = z
  .int(issue('registration_rules_invalid'))
  .check(
    z.minimum(0, issue('registration_rules_invalid')),
    z.maximum(OLDEST_GUARDIAN_AGE, issue('registration_rules_invalid')),
  )

/** As an organizer sends it: omissions stay unchanged. */
export const registrationRulesInput = z.object(
  {
    closesAt: z.optional(z.nullable(moment)),
    acceptsAutomatically: z.optional(z.boolean(issue('registration_rules_invalid'))),
    deck: z.optional(z.enum(DECK_REQUESTS, issue('registration_rules_invalid'))),
    fewestCards: z.optional(z.nullable(fewestCards)),
    checkInMinutes: z.optional(z.nullable(checkInMinutes)),
    checksInByCode: z.optional(z.boolean(issue('registration_rules_invalid'))),
    fee: z.optional(z.nullable(fee)),
    bring: z.optional(z.nullable(bring)),
    dataDays: z.optional(z.nullable(z.literal(DATA_DAYS, issue('registration_rules_invalid')))),
    guardianBelow: z.optional(z.nullable(guardianBelow)),
  },
  issue('registration_rules_invalid'),
)
