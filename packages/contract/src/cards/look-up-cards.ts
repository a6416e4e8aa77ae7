import { LEGALITIES } from '@tablee/domain/cards/card-legality'
import { DECK_NAME_MAX_LENGTH } from '@tablee/domain/decklists/decklist'
import { FORMAT_NAME_MAX_LENGTH, GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** A long list has some hundred different names. */
export const CARDS_AT_ONCE = 300
/** Of so many unknown names those that are near are looked for. */
export const NEAR_AT_ONCE = 12

const knownCard = z.object({
  /** As the data write it. */
  name: z.string(),
  colours: z.array(z.string()),
  cost: z.nullable(z.number()),
  isLand: z.boolean(),
  /** In the format asked for, on the day asked for; missing if none was, or the data do not know that format. */
  legality: z.optional(z.catch(z.enum([...LEGALITIES, 'unknown']), 'unknown')),
})
export type KnownCard = z.output<typeof knownCard>

const foundCard = z.object({
  /** As asked. */
  asked: z.string(),
  /** Null: the data do not know it. */
  card: z.nullable(knownCard),
  /** Names that may have been meant, nearest first. */
  near: z.array(z.string()),
})
export type FoundCard = z.output<typeof foundCard>

/** What the data that the operator brought say of cards; null without any for that game. */
export const lookUpCards = defineCall({
  id: 'look-up-cards',
  input: z.object({
    game: z.enum(GAME_TYPES),
    names: z.array(z.string().check(z.maxLength(DECK_NAME_MAX_LENGTH + 100))).check(z.maxLength(CARDS_AT_ONCE)),
    /** A format's name, and the day of the event. */
    format: z.optional(z.string().check(z.maxLength(FORMAT_NAME_MAX_LENGTH))),
    on: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    isNearWanted: z._default(z.boolean(), false),
  }),
  reply: z.object({
    data: z.nullable(z.object({ dataFrom: z.string(), cards: z.array(foundCard) })),
  }),
})
