import { MOST_PAST_OF_REQUEST, MOST_PAST_TOGETHER, PAST_ID } from '@tablee/domain/seasons/past-events'
import { MOST_PAST_PEOPLE, MOST_PAST_WINS } from '@tablee/domain/tournaments/rescue/past-event'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { format, formatName, gameType, playerName, tournamentName } from '../tournaments/fields/fields.ts'
import { seasonId } from './fields.ts'
import { seasonPage } from './public-season.ts'

const BROKEN = issue('past_events_invalid')
const DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}$/

/** Made by who imports, so that a request that is sent twice counts once. */
const pastId = z.string(BROKEN).check(z.regex(PAST_ID, BROKEN))
const count = z.int(BROKEN).check(z.minimum(0, BROKEN), z.maximum(MOST_PAST_WINS, BROKEN))

const place = z.object({
  name: playerName,
  /** Somebody said that this is the regular of that name. */
  isSame: z._default(z.boolean(BROKEN), false),
  place: z.int(BROKEN).check(z.minimum(1, BROKEN), z.maximum(MOST_PAST_PEOPLE, BROKEN)),
  won: count,
  drawn: count,
})

const places = z.array(place, BROKEN).check(z.maxLength(MOST_PAST_PEOPLE, BROKEN))
const about = {
  id: pastId,
  name: tournamentName,
  heldOn: z.string(BROKEN).check(z.regex(DAY, BROKEN)),
  gameType,
  format,
  formatName: z.nullable(formatName),
}

const reply = z.object({ data: seasonPage })

/** Evenings that the shop held with other tools count for its season, as those ranked them. */
export const importPastEvents = defineCall({
  id: 'import-past-events',
  input: z.object({
    seasonId,
    events: z
      .array(z.object({ ...about, places: places.check(z.minLength(1, BROKEN)) }), BROKEN)
      .check(z.minLength(1, BROKEN), z.maxLength(MOST_PAST_OF_REQUEST, BROKEN)),
  }),
  reply,
})

/** Such an evening as it was taken over, to be corrected. */
export const getPastEvent = defineCall({
  id: 'get-past-event',
  input: z.object({ seasonId, id: pastId }),
  reply: z.object({
    data: z.object({
      id: z.string(),
      name: z.string(),
      heldOn: z.string(),
      gameType: z.string(),
      format: z.string(),
      formatName: z.nullable(z.string()),
      places: z.array(
        z.object({ name: z.string(), isSame: z.boolean(), place: z.int(), won: z.int(), drawn: z.int() }),
      ),
      /** Places of people who were erased, which stay. */
      erased: z.array(z.int()),
    }),
  }),
})
export type PastEventRead = z.output<typeof getPastEvent.reply>['data']

/** The evening as it is given here, with the places of people who were erased; its seasons follow. */
export const correctPastEvent = defineCall({
  id: 'correct-past-event',
  input: z.object({ seasonId, event: z.object({ ...about, places }) }),
  reply,
})

/** They are gone, from every season. */
export const deletePastEvents = defineCall({
  id: 'delete-past-events',
  input: z.object({
    seasonId,
    ids: z.array(pastId, BROKEN).check(z.minLength(1, BROKEN), z.maxLength(MOST_PAST_TOGETHER, BROKEN)),
  }),
  reply,
})
