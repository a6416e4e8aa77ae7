import { getHiddenNames } from '@tablee/contract/tournaments/questions/get-hidden-names'
import type { Player } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from '../own/own-roles.ts'

/** A hidden player's name; never stored on the device. Null until known, and if not hidden. */
export function useHiddenName(
  { code, secret: organizerId }: StaffAccess,
  player: Player,
  isAllowed: boolean,
): string | null {
  const { client } = useServer()
  const { data } = useQuery({
    // Hiding and showing change the name, and so the key.
    queryKey: ['hidden-name', code, player.id, player.name],
    enabled: isAllowed,
    networkMode: 'always',
    gcTime: 0,
    queryFn: async () => {
      const { data: names } = await client.callFunction(getHiddenNames, { code, organizerId })
      return names.find(({ playerKey }) => playerKey === player.id)?.name ?? null
    },
  })
  return data ?? null
}
