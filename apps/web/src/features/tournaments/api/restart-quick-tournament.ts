import { restartQuickTournament } from '@tablee/contract/tournaments/restart-quick-tournament'
import { type Act, useAct } from '../../../acts/act.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { loadedTournament } from './following/loaded-tournament.ts'
import { keepDocument } from './following/tournament-query.ts'
import { adoptRoles } from './own/adopt-roles.ts'
import type { StaffAccess } from './own/own-roles.ts'

export type RestartWish = { readonly keepPlayers: boolean }

/** This device stays organizer. Resolves to the new code. */
export function useRestartQuickTournament(access: StaffAccess): Act<RestartWish, { readonly code: string }> {
  const storage = useDeviceStorage()
  const { code, secret: organizerId, tournamentId } = access
  return useAct({
    perform: async (client, { keepPlayers, actId }) => {
      const wish = { code, organizerId, keepPlayers, actId }
      const reply = await client.callFunction(restartQuickTournament, wish)
      const { tournament: next } = loadedTournament(reply.tournament)
      adoptRoles(storage, { id: tournamentId }, next)
      return { code: next.code, document: reply.tournament }
    },
    keep: (queryClient, reply) => 'document' in reply && keepDocument(queryClient, reply.document),
  })
}
