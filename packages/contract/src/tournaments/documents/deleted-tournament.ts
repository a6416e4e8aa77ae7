import * as z from 'zod/mini'

/** What its organizer is told of a tournament that is hidden: until when it can be restored. */
export const deletedTournament = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.enum(['quick', 'advance']),
  restorableUntil: z.string(),
})

export type DeletedTournament = z.output<typeof deletedTournament>
