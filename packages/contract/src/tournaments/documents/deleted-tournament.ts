import * as z from 'zod/mini'

/** A hidden tournament, for its organizer: restorable until when. */
export const deletedTournament = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.enum(['quick', 'advance']),
  restorableUntil: z.string(),
})

export type DeletedTournament = z.output<typeof deletedTournament>
