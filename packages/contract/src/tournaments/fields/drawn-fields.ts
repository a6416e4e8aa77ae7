import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** A drawn id of a player or penalty: twelve hexadecimal digits. */
export const drawnId = z.string(issue('draw_invalid')).check(z.regex(/^[0-9a-f]{12}$/, issue('draw_invalid')))

/** A round's drawn seed. */
export const drawnSeed = z.string(issue('draw_invalid')).check(z.regex(/^8-[0-9a-f]{16}$/, issue('draw_invalid')))
