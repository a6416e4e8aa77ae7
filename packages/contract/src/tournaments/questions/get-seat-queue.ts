import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { tournamentCode } from '../fields/fields.ts'

/** The public ids of those who wait for a seat, in the order in which they came. */
export const seatQueue = z.object({ waiting: z.array(z.string()) })

/** Who waits for a seat of a full tournament. */
export const getSeatQueue = defineCall({
  id: 'get-seat-queue',
  input: z.object({ code: tournamentCode }),
  reply: z.object({ data: seatQueue }),
})
