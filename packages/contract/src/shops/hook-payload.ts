import * as z from 'zod/mini'

/** By what happened; `ping` is a try. */
export const HOOK_TYPES = {
  announced: 'event.announced',
  changed: 'event.changed',
  full: 'event.full',
  paired: 'round.paired',
  finished: 'event.finished',
} as const

/** Of a round; more are left out. */
export const MOST_HOOK_TABLES = 512

const event = z.object({
  code: z.string(),
  name: z.string(),
  url: z.string(),
  /** Of its link; at the end the podium. */
  picture: z.string(),
  state: z.enum(['waiting', 'running', 'finished', 'cancelled']),
  game: z.nullable(z.string()),
  format: z.nullable(z.string()),
  formatName: z.nullable(z.string()),
  /** ISO 8601. */
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  organizer: z.nullable(z.string()),
  players: z.int(),
  /** Null without a limit. */
  capacity: z.nullable(z.int()),
  freeSeats: z.nullable(z.int()),
  currentRound: z.int(),
})

const round = z.object({
  number: z.int(),
  /** Who is left in a bracket: 2 in its final; null for a round of everybody. */
  places: z.nullable(z.int()),
  /** Names as on the public page; one side alone has no opponent. */
  tables: z.array(
    z.object({
      table: z.nullable(z.int()),
      sides: z.array(z.array(z.string())),
      /** Where teams play, the name of each side. */
      teams: z.optional(z.array(z.string())),
    }),
  ),
  /** All tables, also those left out of the list. */
  count: z.int(),
  url: z.string(),
})

/** The body of a webhook: how things stand when it is sent. */
export const hookPayload = z.object({
  type: z.enum([...Object.values(HOOK_TYPES), 'ping']),
  /** When it happened, ISO 8601. */
  timestamp: z.string(),
  data: z.object({
    event: z.nullable(event),
    /** The current one. */
    round: z.nullable(round),
    podium: z.array(z.object({ rank: z.int(), name: z.string() })),
  }),
})
export type HookPayload = z.output<typeof hookPayload>
export type HookEventData = z.output<typeof event>
export type HookRoundData = z.output<typeof round>
