import { getHiddenNames } from '@tablee/contract/tournaments/questions/get-hidden-names'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from '../own/own-roles.ts'

/** A hidden player's name; never stored on the device. Null until known, and if not hidden. */
export function useHiddenName(access: StaffAccess, player: Player, isAllowed: boolean): string | null {
  // Hiding and showing change the name, and so the key.
  const names = useNames(access, { of: [player.id, player.name], isAllowed })
  return names?.find(({ playerKey }) => playerKey === player.id)?.name ?? null
}

const NOBODY: ReadonlyMap<string, string> = new Map()

/** The real names of a youth event, by player; none elsewhere, and while they are not known. */
export function useRealNames(
  access: StaffAccess,
  { isYouth, players }: Tournament,
  isAllowed: boolean,
): ReadonlyMap<string, string> {
  // Whoever comes or is renamed has another name to be asked for.
  const of = useMemo(() => [players.map(({ id, name }) => `${id} ${name}`).join('\n')], [players])
  const names = useNames(access, { of, isAllowed: isAllowed && isYouth, isOfAll: true })
  return useMemo(() => (names ? new Map(names.map(({ playerKey, name }) => [playerKey, name])) : NOBODY), [names])
}

type Asking = { readonly of: readonly string[]; readonly isAllowed: boolean; readonly isOfAll?: true }

function useNames({ code, secret: organizerId }: StaffAccess, { of, isAllowed, isOfAll }: Asking) {
  const { client } = useServer()
  const { data } = useQuery({
    queryKey: ['hidden-name', code, ...of],
    enabled: isAllowed,
    networkMode: 'always',
    gcTime: 0,
    // A list keeps its names while it asks for one more.
    ...(isOfAll && { placeholderData: keepPreviousData }),
    queryFn: async () => (await client.callFunction(getHiddenNames, { code, organizerId })).data,
  })
  return data
}
