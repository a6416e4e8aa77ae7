import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Everything stored about the asking account, by part. */
export const exportAccount = defineCall({
  id: 'export-account',
  input: z.object({}),
  reply: z.object({ data: z.record(z.string(), z.unknown()) }),
})
