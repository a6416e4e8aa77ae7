import { getRoundDraws, type RoundDraw } from '@tablee/contract/tournaments/questions/get-round-draws'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'

/** Every seed that was drawn for a round so far; null until it is known, or without a network. */
export function useRoundDraws(
  { code, rounds }: Pick<Tournament, 'code' | 'rounds'>,
  round: RoundNumber,
): { readonly draws: readonly RoundDraw[] | null; readonly isAsked: boolean } {
  const { client } = useServer()
  // A round that is paired, undone or changed by hand has another seed than before, or none.
  const seeds = rounds.map(({ seed }) => seed ?? '').join(' ')
  const { data, isLoading } = useQuery({
    queryKey: ['round-draws', code, round, seeds],
    queryFn: async () => (await client.callFunction(getRoundDraws, { code, roundNumber: round })).data.draws,
  })
  return { draws: data?.filter((draw) => draw.round === round) ?? null, isAsked: isLoading }
}
