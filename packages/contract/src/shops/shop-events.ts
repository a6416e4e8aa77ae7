import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Of one answer. */
export const EVENTS_TOGETHER = 50
const LAST_OFFSET = 100_000

const event = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  gameType: z.string(),
  format: z.string(),
  formatName: z.nullable(z.string()),
  tournamentDate: z.string(),
  endDate: z.nullable(z.string()),
  state: z.enum(['waiting', 'running', 'finished', 'cancelled']),
  currentRound: z.int(),
  /** Null without a limit. */
  maxPlayers: z.nullable(z.int()),
  /** Without those who dropped. */
  players: z.int(),
})

/** Every event of the caller's shop, the latest date first. */
export const getShopEvents = defineCall({
  id: 'get-shop-events',
  input: z.object({
    /** So many are passed over. */
    offset: z.optional(z.int().check(z.minimum(0), z.maximum(LAST_OFFSET))),
  }),
  reply: z.object({
    data: z.object({
      shop: z.object({ name: z.string(), slug: z.string() }),
      events: z.array(event),
      /** The `offset` of the next answer; null after the last. */
      next: z.nullable(z.int()),
    }),
  }),
})
export type ShopEvent = z.output<typeof event>
