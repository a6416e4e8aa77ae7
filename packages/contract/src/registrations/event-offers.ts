import * as z from 'zod/mini'
import { email } from '../accounts/fields.ts'
import { defineCall } from '../call.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { letterLanguage } from './fields.ts'

const answer = z.object({
  input: z.object({ tournamentId, language: z.optional(letterLanguage), actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string() }) }),
}).shape

/** The organizer offers an event to another. The answer does not tell whether the address has an account. */
export const offerEvent = defineCall({
  id: 'offer-event',
  input: z.object({ tournamentId, email, language: z.optional(letterLanguage), actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string(), expiresAt: z.string() }) }),
})

/** The giver withdraws the offer. */
export const withdrawEventOffer = defineCall({ id: 'withdraw-event-offer', ...answer })

/** The named account becomes the organizer. */
export const acceptEventOffer = defineCall({ id: 'accept-event-offer', ...answer })

/** The named account declines the event. */
export const declineEventOffer = defineCall({ id: 'decline-event-offer', ...answer })

const event = {
  tournamentId: z.string(),
  code: z.string(),
  name: z.string(),
  gameType: z.string(),
  format: z.string(),
  tournamentDate: z.string(),
  location: z.nullable(z.string()),
}

/** The upcoming events that the account organizes, with their offers; and those offered to it. */
export const getEventOffers = defineCall({
  id: 'get-event-offers',
  input: z.object({}),
  reply: z.object({
    data: z.object({
      coming: z.array(
        z.object({
          ...event,
          /** Missing from older servers. */
          isOfSeries: z._default(z.boolean(), false),
          registered: z.int(),
          offer: z.nullable(
            z.object({ email: z.string(), state: z.enum(['open', 'declined', 'expired']), expiresAt: z.string() }),
          ),
        }),
      ),
      received: z.array(z.object({ ...event, from: z.string(), expiresAt: z.string() })),
    }),
  }),
})
