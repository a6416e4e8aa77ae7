import { tournamentDocument } from '@tablee/contract/tournaments/tournament-document'
import { skipToken, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { useServer } from '../../../transport/server-context.tsx'

const lastAnnounced = z.pick(tournamentDocument, { tournamentDate: true, location: true })
export type LastAnnounced = z.output<typeof lastAnnounced>

/** What the account announced last; null before the first one. Nobody waits for it. */
export function useLastAnnounced(account: string | null): LastAnnounced | null {
  const { client } = useServer()
  const { data } = useQuery({
    queryKey: [...OWN_DATA_KEY, 'last-announced', account],
    queryFn:
      account === null
        ? skipToken
        : async () => {
            const documents = await client.listDocuments('tournaments', [
              { method: 'equal', attribute: 'organizerId', values: [account] },
              { method: 'equal', attribute: 'type', values: ['advance'] },
              { method: 'orderDesc', attribute: '$createdAt' },
              { method: 'select', values: Object.keys(lastAnnounced.shape) },
              { method: 'limit', values: [1] },
            ])
            return documents[0] === undefined ? null : lastAnnounced.parse(documents[0])
          },
    networkMode: 'always',
  })
  return data ?? null
}
