import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useServer } from '../../../../transport/server-context.tsx'

const seriesDate = z.pick(tournamentDocument, {
  code: true,
  name: true,
  tournamentDate: true,
  location: true,
  maxPlayers: true,
  registeredPlayersCount: true,
  isStarted: true,
  isFinished: true,
  isCancelled: true,
})
export type SeriesDate = z.output<typeof seriesDate>

/** The most one query returns: two years of a weekly event. */
const MOST_DATES = 100

/** Earliest first. */
export function useSeriesDates(series: string) {
  const { client } = useServer()
  return useQuery({
    queryKey: ['series-dates', series],
    queryFn: async () => {
      const documents = await client.listDocuments('tournaments', [
        { method: 'equal', attribute: 'series', values: [series] },
        { method: 'orderDesc', attribute: 'tournamentDate' },
        { method: 'select', values: Object.keys(seriesDate.shape) },
        { method: 'limit', values: [MOST_DATES] },
      ])
      return documents.map((document) => seriesDate.parse(document)).toReversed()
    },
    networkMode: 'always',
  })
}
