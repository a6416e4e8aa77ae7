import { resultState } from '../kinds/match-result.ts'
import { matchId, matchIdOf } from '../results/match-id.ts'
import type { PlayerId, RoundNumber, Side, WholeMatch, WholeMatchState } from '../tournament.ts'
import { type PlayerPlace, type PortableRound, resultIn, sidesIn } from './portable-tournament.ts'

export function importedMatches(
  { tables, byes, losses }: PortableRound,
  round: RoundNumber,
  keyOf: (place: PlayerPlace) => PlayerId,
): readonly WholeMatch[] {
  const alone = (kind: 'bye' | 'loss') => (place: PlayerPlace) => {
    const player = keyOf(place)
    return { kind, id: matchId(round, player, null), round, player } as const
  }
  return [
    ...tables.map((one): WholeMatch => {
      const { table } = one
      const sides = sidesIn(one).map(([first, ...others]): Side => [keyOf(first), ...others.map(keyOf)])
      const result = resultIn(one)
      const state: WholeMatchState = result
        ? resultState({ result, decidedBy: 'organizer', reports: [] })
        : { kind: 'pending' }
      return { kind: 'played', id: matchIdOf(round, sides), round, table, sides, state }
    }),
    ...byes.map(alone('bye')),
    ...losses.map(alone('loss')),
  ]
}
