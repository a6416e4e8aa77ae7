import type { ToldDeckCheckDraw } from '@tablee/contract/tournaments/questions/get-deck-checks'
import { getRoundDraws, type RoundDraw } from '@tablee/contract/tournaments/questions/get-round-draws'
import { type SealOfDraw, sealOfDraw } from '@tablee/contract/tournaments/questions/seal-of-draw'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { hashOfText } from '../../../../transport/hash-of-text.ts'
import { useServer } from '../../../../transport/server-context.tsx'

/** A seed that was drawn, and whether it was sealed before; null for one that a server drew. */
export type CheckedDraw = RoundDraw & { readonly sealed: SealOfDraw | null }

/** All seeds drawn for a round; null until known, or offline. */
export function useRoundDraws(
  { code, rounds }: Pick<Tournament, 'code' | 'rounds'>,
  round: RoundNumber,
): {
  readonly draws: readonly CheckedDraw[] | null
  /** For deck checks, once the round is over. */
  readonly deckChecks: readonly ToldDeckCheckDraw[]
  readonly isAsked: boolean
} {
  const { client } = useServer()
  // Pairing, undoing or changing a round changes its seed.
  const seeds = rounds.map(({ seed }) => seed ?? '').join(' ')
  const { data, isLoading } = useQuery({
    queryKey: ['round-draws', code, round, seeds],
    queryFn: async () => {
      const { draws, envelopes, deckChecks } = (await client.callFunction(getRoundDraws, { code, roundNumber: round }))
        .data
      const sealed = draws.map(async (draw) => ({
        ...draw,
        sealed: sealOfDraw(draw, envelopes, await hashOfText(draw.seed)),
      }))
      return { draws: await Promise.all(sealed), deckChecks }
    },
  })
  return {
    draws: data?.draws.filter((draw) => draw.round === round) ?? null,
    deckChecks: data?.deckChecks ?? [],
    isAsked: isLoading,
  }
}
