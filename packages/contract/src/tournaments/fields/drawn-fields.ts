import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** An id of a player or a penalty, as it is drawn: twelve digits of hexadecimal. */
export const drawnId = z.string(issue('draw_invalid')).check(z.regex(/^[0-9a-f]{12}$/, issue('draw_invalid')))

/** A seed as it is drawn for a round. */
export const drawnSeed = z.string(issue('draw_invalid')).check(z.regex(/^8-[0-9a-f]{16}$/, issue('draw_invalid')))
