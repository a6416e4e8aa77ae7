import { PAST_NOTE_KINDS } from '@tablee/domain/seasons/past-events'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentId } from '../tournaments/fields/fields.ts'
import { personKey, seasonId, seasonName, seasonRules, seatedPlayer } from './fields.ts'
import { ownSeasonList, SEASON_EVENT_STATES, seasonList, seasonPage } from './public-season.ts'
import { sharing } from './season-shops.ts'

const candidate = z.object({
  tournamentId: z.string(),
  code: z.string(),
  name: z.string(),
  startsAt: z.nullable(z.string()),
  state: z.enum(SEASON_EVENT_STATES),
  isIn: z.boolean(),
  /** Held with another tool, without a page here. */
  isPast: z._default(z.boolean(), false),
  /** Of a shop that is no longer in the season. */
  isLeft: z._default(z.boolean(), false),
})
export type SeasonCandidate = z.output<typeof candidate>

const pastNote = z.object({
  number: z.int(),
  kind: z.enum(PAST_NOTE_KINDS),
  event: z.string(),
  /** Null: they are erased. */
  by: z.nullable(z.string()),
  at: z.string(),
})
export type PastNote = z.output<typeof pastNote>

const reply = z.object({ data: seasonPage })

/** All seasons that the account's shop runs or is in. */
export const listOwnSeasons = defineCall({ id: 'list-own-seasons', input: z.object({}), reply: ownSeasonList })

/** A season of the account's shop, with the events that may be put into it. */
export const getOwnSeason = defineCall({
  id: 'get-own-season',
  input: z.object({ seasonId }),
  reply: z.object({
    data: z.extend(seasonPage, {
      candidates: z.array(candidate),
      /** What was done with events of other tools; latest first. */
      pastNotes: z._default(z.array(pastNote), []),
      /** Servers of before tell of none. */
      sharing: z._default(z.nullable(sharing), null),
    }),
  }),
})

/** Opens a season, or changes one. */
export const keepSeason = defineCall({
  id: 'keep-season',
  input: z.object({
    /** Null: a new one. */
    seasonId: z.nullable(seasonId),
    name: seasonName,
    rules: seasonRules,
    isPublic: z.boolean(),
  }),
  reply,
})

/** An event counts for the season. */
export const putIntoSeason = defineCall({
  id: 'put-into-season',
  input: z.object({ seasonId, tournamentId }),
  reply,
})

/** An event no longer counts. */
export const takeFromSeason = defineCall({
  id: 'take-from-season',
  input: z.object({ seasonId, tournamentId }),
  reply,
})

/** Two rows are one person; `part-season-people` takes it back. */
export const joinSeasonPeople = defineCall({
  id: 'join-season-people',
  input: z.object({ seasonId, person: personKey, into: personKey }),
  reply,
})

/** The person who was joined into another row has their own again. */
export const partSeasonPeople = defineCall({
  id: 'part-season-people',
  input: z.object({ seasonId, person: personKey }),
  reply,
})

const seat = { seasonId, tournamentId, player: seatedPlayer }

/** One event of a row was somebody else's: a person of their own, or another row's; `return-season-event` takes it back. */
export const partSeasonEvent = defineCall({
  id: 'part-season-event',
  input: z.object({ ...seat, into: z.nullable(personKey) }),
  reply,
})

/** An event that was parted off is counted as theirs again. */
export const returnSeasonEvent = defineCall({ id: 'return-season-event', input: z.object(seat), reply })

/** Somebody leaves the season and keeps the points, or returns. */
export const dropFromSeason = defineCall({
  id: 'drop-from-season',
  input: z.object({ seasonId, person: personKey, hasLeft: z.boolean() }),
  reply,
})

/** Nothing is put into an ended season. */
export const endSeason = defineCall({ id: 'end-season', input: z.object({ seasonId }), reply })

/** An ended season goes on. */
export const reopenSeason = defineCall({ id: 'reopen-season', input: z.object({ seasonId }), reply })

/** The season is gone; its events stay. */
export const deleteSeason = defineCall({ id: 'delete-season', input: z.object({ seasonId }), reply: seasonList })
