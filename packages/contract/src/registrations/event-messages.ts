import { MESSAGE_MAX_LENGTH } from '@tablee/domain/registrations/event-message'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { actId, capability, tidyText, tournamentId } from '../tournaments/fields/fields.ts'

const LONGEST_TOKEN = 200
const tooLong = issue('message_too_long')
const text = z
  .string(issue('message_empty'))
  .check(z.overwrite(tidyText), z.minLength(1, issue('message_empty')), z.maxLength(MESSAGE_MAX_LENGTH, tooLong))

const news = z.object({
  id: z.string(),
  /** `message`: the organizer wrote `text`; `moved`: the event is now at `startsAt` and `location`. */
  kind: z.string(),
  text: z.string(),
  startsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  at: z.string(),
})

const data = z.object({
  news: z.array(news),
  /** For those who may write: messages left today, and how many recipients. */
  writing: z.nullable(z.object({ left: z.int(), recipients: z.int() })),
})

export type EventNewsItem = z.output<typeof news>

/** What those registered were told of an event. */
export const getEventMessages = defineCall({
  id: 'get-event-messages',
  input: z.object({ tournamentId, playerId: z.optional(capability) }),
  reply: z.object({ data }),
})

/** The organizer writes to all registered; by mail to those who want it, in the app to everybody. */
export const messageRegistered = defineCall({
  id: 'message-registered',
  input: z.object({ tournamentId, text, actId }),
  reply: z.object({
    data: z.extend(data, {
      sent: z.nullable(z.object({ recipients: z.int(), mailed: z.int() })),
    }),
  }),
})

/** A mail recipient reports to the operator that such a message should not have been sent. */
export const reportMessage = defineCall({
  id: 'report-message',
  input: z.object({ token: z.string().check(z.maxLength(LONGEST_TOKEN)) }),
  reply: z.object({ data: z.object({ event: z.string() }) }),
})
