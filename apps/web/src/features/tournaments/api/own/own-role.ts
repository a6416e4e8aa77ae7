import { ownRoleChannel } from '@tablee/contract/channels'
import { getOwnRole } from '@tablee/contract/tournaments/questions/get-own-role'
import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { publicIdOf } from '../../../../device-storage/secret.ts'
import { useUnwatchedStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from './own-roles.ts'

/** A role also expires by the server's clock. */
const ASK_EVERY_MS = 60_000

/** While a helper's screen is open: records on the device that the role ended, and how. */
export function useOwnRoleWatch({ tournamentId, code, secret: organizerId }: StaffAccess): void {
  const server = useServer()
  const storage = useUnwatchedStorage()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ownRoleKey(tournamentId),
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
    queryFn: async () => (await server.client.callFunction(getOwnRole, { code, organizerId })).data,
  })
  useEffect(() => {
    if (!data) return
    // Whoever stands in for somebody has another role for a time.
    const role = HELPER_ROLES.find((one) => one === data.role)
    if (data.standing === 'in_force')
      return role && storage.helping.renew(tournamentId, { role, expiresAt: data.expiresAt })
    storage.helping.end(tournamentId, data.standing === 'expired' ? 'expired' : 'revoked')
  }, [data, storage, tournamentId])
  useEffect(() => {
    return server.live.subscribe(ownRoleChannel(tournamentId as TournamentId, publicIdOf(organizerId) as PublicId), {
      onOpen: () => void queryClient.invalidateQueries({ queryKey: ownRoleKey(tournamentId) }),
      onEvent: () => storage.helping.end(tournamentId, 'revoked'),
    })
  }, [server, queryClient, storage, tournamentId, organizerId])
}

function ownRoleKey(tournamentId: string): readonly string[] {
  return ['own-role', tournamentId]
}
