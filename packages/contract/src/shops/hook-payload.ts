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
  /** Names as on the public page; one side alone has no opponent. */
  tables: z.array(z.object({ table: z.nullable(z.int()), sides: z.array(z.array(z.string())) })),
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

/** What programmers see in the description; a test reads it with the schema. */
export const HOOK_EXAMPLE: HookPayload = {
  type: 'round.paired',
  timestamp: '2026-12-04T19:32:10.000Z',
  data: {
    event: {
      code: 'ABC234',
      name: 'Modern du vendredi',
      url: 'https://tournois.example/tournament/ABC234',
      picture: 'https://tournois.example/v1/preview/ABC234.png?lang=fr',
      state: 'running',
      game: 'magic',
      format: 'modern',
      formatName: null,
      startsAt: '2026-12-04T18:30:00.000Z',
      endsAt: null,
      location: '12 rue des Cartes, 69003 Lyon',
      organizer: 'Le Repaire',
      players: 3,
      capacity: 32,
      freeSeats: 29,
      currentRound: 1,
    },
    round: {
      number: 1,
      tables: [
        { table: 1, sides: [['Léa'], ['Marc']] },
        { table: null, sides: [['Inès']] },
      ],
      count: 2,
      url: 'https://tournois.example/v1/tournaments/ABC234/rounds/1',
    },
    podium: [],
  },
}
