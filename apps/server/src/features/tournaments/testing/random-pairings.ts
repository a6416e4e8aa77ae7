import { matchId, matchIdOf } from '@tablee/domain/tournaments/results/match-id'
import type { Side, Tournament, WholeMatch } from '@tablee/domain/tournaments/tournament'

/** Random draws; every text is different. */
export type Draw = {
  readonly below: (limit: number) => number
  readonly oneOf: <Item>(items: readonly Item[]) => Item | null
  readonly text: (beginning: string) => string
  readonly heads: () => boolean
}

/** Some of the players, at tables of two to four or alone. */
export function pairings({ players }: Tournament, round: number, draw: Draw): readonly WholeMatch[] {
  const matches: WholeMatch[] = []
  const waiting = players.map(({ id }) => id).filter(() => draw.below(4) > 0)
  while (waiting.length > 0) {
    const [player, opponent, ...others] = waiting.splice(0, draw.oneOf([1, 2, 2, 3, 4]) ?? 2)
    if (player === undefined) break
    const sides = [player, ...(opponent ? [opponent] : []), ...others].map((one): Side => [one])
    const id = opponent ? matchIdOf(round, sides) : matchId(round, player, null)
    if (opponent === undefined) matches.push({ kind: draw.heads() ? 'bye' : 'loss', id, round, player })
    else
      matches.push({
        kind: 'played',
        id,
        round,
        table: matches.length + 1,
        sides,
        state: { kind: 'pending' },
      })
  }
  return matches
}
