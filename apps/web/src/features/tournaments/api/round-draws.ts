import { getRoundDraws, type RoundDraw } from '@tablee/contract/tournaments/get-round-draws'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'

/** Every seed that was drawn for a round so far; null until it is known, or without a network. */
export function useRoundDraws({ code, rounds }: Pick<Tournament, 'code' | 'rounds'>): readonly RoundDraw[] | null {
  const { client } = useServer()
  // A round that is paired, undone or changed by hand has another seed than before, or none.
  const seeds = rounds.map(({ seed }) => seed ?? '').join(' ')
  const { data } = useQuery({
    queryKey: ['round-draws', code, seeds],
    queryFn: async () => (await client.callFunction(getRoundDraws, { code })).data.draws,
  })
  return data ?? null
}
