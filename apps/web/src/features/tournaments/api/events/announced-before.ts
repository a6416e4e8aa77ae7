import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { skipToken, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import { useServer } from '../../../../transport/server-context.tsx'

const announcedBefore = z.pick(tournamentDocument, { code: true, name: true, tournamentDate: true })
export type AnnouncedBefore = z.output<typeof announcedBefore>

/** Latest events fetched, and most different ones offered. */
const LOOKED_AT = 40
const MOST_PROPOSED = 4

/** The latest event of each name; nothing waits for it. */
export function useAnnouncedBefore(account: string | null): readonly AnnouncedBefore[] {
  const { client } = useServer()
  const { data } = useQuery({
    queryKey: [...OWN_DATA_KEY, 'announced-before', account],
    queryFn:
      account === null
        ? skipToken
        : async () => {
            const documents = await client.listDocuments('tournaments', [
              { method: 'equal', attribute: 'organizerId', values: [account] },
              { method: 'equal', attribute: 'type', values: ['advance'] },
              { method: 'orderDesc', attribute: '$createdAt' },
              { method: 'select', values: Object.keys(announcedBefore.shape) },
              { method: 'limit', values: [LOOKED_AT] },
            ])
            return latestOfEach(documents.map((document) => announcedBefore.parse(document)))
          },
    networkMode: 'always',
  })
  return data ?? []
}

/** Same name: a series, or announced again each week. */
function latestOfEach(events: readonly AnnouncedBefore[]): readonly AnnouncedBefore[] {
  const byName = new Map<string, AnnouncedBefore>()
  for (const event of events) {
    const name = event.name.trim().toLocaleLowerCase()
    const known = byName.get(name)
    if (!known || (event.tournamentDate ?? '') > (known.tournamentDate ?? '')) byName.set(name, event)
  }
  return [...byName.values()].slice(0, MOST_PROPOSED)
}
