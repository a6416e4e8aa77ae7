import * as z from 'zod/mini'

/** Grows when what travels changes so that an older app of ours would show something wrong. */
export const WIRE_REVISION = 1
/** The oldest app of ours that this server still serves. */
const OLDEST_SERVED_REVISION = 1

/** What the server says of itself to our own app; other clients need not care. */
export const wireRevisions = z.object({ revision: z.int(), oldestServed: z.int() })

export const SERVED_REVISIONS: z.output<typeof wireRevisions> = {
  revision: WIRE_REVISION,
  oldestServed: OLDEST_SERVED_REVISION,
}
