import type { CallReply } from '@tablee/contract/call'
import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import type { PlayerAccess, StaffAccess } from '../own/own-roles.ts'

export type TableCodes = CallReply<typeof getTableCodes>['data']

type Asked = {
  /** Derived from the pairings. */
  readonly of: string
  readonly isNeeded: boolean
}

/** For those who record results. */
export function useTableCodes(access: StaffAccess | null, { of, isNeeded }: Asked) {
  const { client } = useServer()
  return useQuery({
    queryKey: ['table-codes', access?.code, of],
    enabled: isNeeded && access !== null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!access) throw new Error('nobody of the staff asks for codes')
      const { code, secret: organizerId } = access
      return (await client.callFunction(getTableCodes, { code, organizerId })).data
    },
  })
}

/** What the player shows at the table for the current match; null until known. */
export function useOwnCharacters({ code, secret, player }: PlayerAccess, match: PlayedMatch): string | null {
  const { client } = useServer()
  const { data } = useQuery({
    queryKey: ['table-codes', code, 'own', player.id, match.id],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await client.callFunction(getTableCodes, { code, playerId: secret })).data.matches,
  })
  const own = data?.find(({ matchId }) => matchId === match.id)
  return own ? (own.characters1 ?? own.characters2 ?? own.characters?.find((each) => each !== null) ?? null) : null
}
