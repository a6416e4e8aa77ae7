import * as z from 'zod/mini'

/** Sent beside an act's payload: an app that holds the tournament wants only the changes. */
export const ASKS_FOR_CHANGES = { answer: 'changes' } as const

/** An act's changes, as on the live channel; `sequence` is its number. Read them with `readChange`. */
export const toldAct = z.object({ sequence: z.int(), changes: z.array(z.unknown()) })
export type ToldAct = z.output<typeof toldAct>
