import * as z from 'zod/mini'
import { defineCall, issue } from '../../call.ts'
import { deletedTournament } from '../documents/deleted-tournament.ts'
import { capability } from '../fields/fields.ts'

/** Secrets a device sends at once. */
const MOST_SECRETS = 90

/** What the session's account, or holders of the secrets, deleted, while it can be restored. */
export const getDeletedTournaments = defineCall({
  id: 'get-deleted-tournaments',
  input: z.object({
    organizerIds: z._default(z.array(capability).check(z.maxLength(MOST_SECRETS, issue('capability_invalid'))), []),
  }),
  reply: z.object({ data: z.array(deletedTournament) }),
})
