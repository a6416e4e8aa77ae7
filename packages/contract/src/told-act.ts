import * as z from 'zod/mini'

/** Beside the payload of an act: an app that holds the tournament asks for what the act changed, and not for all of it again. */
export const ASKS_FOR_CHANGES = { answer: 'changes' } as const

/** What an act changed, as the live channel tells it: `sequence` is its number. Changes are read by `readChange`. */
export const toldAct = z.object({ sequence: z.int(), changes: z.array(z.unknown()) })
export type ToldAct = z.output<typeof toldAct>
