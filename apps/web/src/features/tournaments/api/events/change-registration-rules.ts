import type { registrationRulesInput } from '@tablee/contract/tournaments/fields/registration-rules'
import type * as z from 'zod/mini'
import type { Act } from '../../../../acts/act.ts'
import { useTournamentAct } from '../following/tournament-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

type Rules = z.input<typeof registrationRulesInput>

/** Until the start. */
export function useChangeRegistrationRules({ tournamentId, secret: organizerId }: StaffAccess): Act<Rules, unknown> {
  return useTournamentAct<Rules, unknown>({
    perform: (client, { actId, ...registrationRules }) => {
      const address = { collection: 'tournaments', id: tournamentId }
      return client.updateDocument(address, { registrationRules, organizerId, actId })
    },
    documentOf: (document) => document,
  })
}
