import { ERASED_KINDS, ERASURE_PROOF_MAX_LENGTH, ERASURE_RULES } from '@tablee/domain/erasures/erasure-proof'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'

/** Whether a proof of erasure is this server's, and what it says. */
export const checkErasureProof = defineCall({
  id: 'check-erasure-proof',
  input: z.object({
    proof: z.string().check(z.maxLength(ERASURE_PROOF_MAX_LENGTH, issue('erasure_proof_unreadable'))),
  }),
  reply: z.object({
    data: z.object({
      /** Signed by this server, and not changed since. */
      isGenuine: z.boolean(),
      id: z.string(),
      at: z.string(),
      /** Null for one of a later version. */
      rule: z.nullable(z.enum(ERASURE_RULES)),
      tournament: z.nullable(z.string()),
      erased: z.partialRecord(z.enum(ERASED_KINDS), z.number()),
    }),
  }),
})

export type CheckedErasure = z.output<typeof checkErasureProof.reply>['data']
