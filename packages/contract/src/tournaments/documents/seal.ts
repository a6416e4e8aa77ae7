import * as z from 'zod/mini'

/** Which of the seeds that were sealed one was, and how many before it never came. */
export const seal = z.object({ envelope: z.int(), place: z.int(), skipped: z.int() })
