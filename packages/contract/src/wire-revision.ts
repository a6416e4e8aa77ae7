import * as z from 'zod/mini'

/** Grows when an older app of ours would show something wrong. */
export const WIRE_REVISION = 1
const OLDEST_SERVED_REVISION = 1

/** What the server tells our own app; other clients may ignore it. */
export const wireRevisions = z.object({ revision: z.int(), oldestServed: z.int() })

export const SERVED_REVISIONS: z.output<typeof wireRevisions> = {
  revision: WIRE_REVISION,
  oldestServed: OLDEST_SERVED_REVISION,
}
