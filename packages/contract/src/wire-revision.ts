import * as z from 'zod/mini'

/**
 * Grows when an older app of ours would show something wrong. 2: tables of four, drafts, groups and teams, of which an app of before says
 * that somebody has no table, or counts other rounds.
 */
export const WIRE_REVISION = 2
const OLDEST_SERVED_REVISION = 2

/** What the server tells our own app; other clients may ignore it. */
export const wireRevisions = z.object({ revision: z.int(), oldestServed: z.int() })

export const SERVED_REVISIONS: z.output<typeof wireRevisions> = {
  revision: WIRE_REVISION,
  oldestServed: OLDEST_SERVED_REVISION,
}
