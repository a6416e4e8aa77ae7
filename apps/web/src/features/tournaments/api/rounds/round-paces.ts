import { getRoundPaces } from '@tablee/contract/tournaments/questions/get-round-paces'
import type { RoundPace } from '@tablee/domain/tournaments/forecast/finishing-time'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'

const SECOND_MS = 1_000

/** How long rounds took; null until known. */
export function useRoundPaces(tournament: Tournament): readonly RoundPace[] | null {
  const { client } = useServer()
  const { code } = tournament
  const { data } = useQuery({
    // Refetched when a round begins or ends.
    queryKey: ['round-paces', code, currentRound(tournament), isRoundComplete(tournament)],
    queryFn: async () =>
      (await client.callFunction(getRoundPaces, { code })).data.paces.map(({ round, pairedAt, resultSeconds }) => ({
        ...{ round, pairedMs: Date.parse(pairedAt) },
        resultsMs: resultSeconds.map((seconds) => seconds * SECOND_MS),
      })),
  })
  return data ?? null
}
