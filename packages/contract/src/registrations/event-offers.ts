import * as z from 'zod/mini'
import { email } from '../accounts/fields.ts'
import { defineCall } from '../call.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { letterLanguage } from './fields.ts'

const answer = z.object({
  input: z.object({ tournamentId, language: z.optional(letterLanguage), actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string() }) }),
}).shape

/** The organizer offers an event to another one. The answer is the same whether the address is somebody's or not. */
export const offerEvent = defineCall({
  id: 'offer-event',
  input: z.object({ tournamentId, email, language: z.optional(letterLanguage), actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string(), expiresAt: z.string() }) }),
})

/** Whoever offered an event takes the offer back. */
export const withdrawEventOffer = defineCall({ id: 'withdraw-event-offer', ...answer })

/** The account that was named becomes the organizer. */
export const acceptEventOffer = defineCall({ id: 'accept-event-offer', ...answer })

/** The account that was named does not want the event. */
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

/** What the account organizes that is still to come, with what was offered of it; and what it is offered. */
export const getEventOffers = defineCall({
  id: 'get-event-offers',
  input: z.object({}),
  reply: z.object({
    data: z.object({
      coming: z.array(
        z.object({
          ...event,
          /** One date of several. Missing in answers of earlier servers. */
          isOfSeries: z._default(z.boolean(), false),
          /** Who asked to play and is neither cancelled nor gone. */
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
