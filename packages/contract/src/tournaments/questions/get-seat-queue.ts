import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { tournamentCode } from '../fields/fields.ts'

/** Public ids of those waiting for a seat, in order of arrival. */
export const seatQueue = z.object({ waiting: z.array(z.string()) })

/** Who waits for a seat in a full tournament. */
export const getSeatQueue = defineCall({
  id: 'get-seat-queue',
  input: z.object({ code: tournamentCode }),
  reply: z.object({ data: seatQueue }),
})
