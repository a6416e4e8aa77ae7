import * as z from 'zod/mini'
import { defineCall, issue } from '../../call.ts'
import { deletedTournament } from '../documents/deleted-tournament.ts'
import { capability } from '../fields/fields.ts'

/** As many secrets as a device asks with at once. */
const MOST_SECRETS = 90

/** What the account of the session deleted, and whoever holds one of the secrets; as long as it can be restored. */
export const getDeletedTournaments = defineCall({
  id: 'get-deleted-tournaments',
  input: z.object({
    organizerIds: z._default(z.array(capability).check(z.maxLength(MOST_SECRETS, issue('capability_invalid'))), []),
  }),
  reply: z.object({ data: z.array(deletedTournament) }),
})
