import { countedRules } from '../kinds/counted-rules.ts'
import type { Tournament } from '../tournament.ts'

type Kind = 'won' | 'drawn' | 'lost'

/** One way in which a table can end: what each seat did, and the points for it. */
export type TableEnd = { readonly kinds: readonly Kind[]; readonly gains: readonly number[] }

/**
 * Every way in which a table of so many can end by play, without rulings; none where places earn points, which end in too many ways, or
 * stakes, which differ by player. One winner, or a draw: of both, of those who were still in, or of the whole table, as the rules count it.
 */
export function endsOfTable(
  tournament: Pick<Tournament, 'rules' | 'stages' | 'teamKind'>,
  size: number,
): readonly TableEnd[] {
  const { points, placings } = countedRules(tournament)
  const worth = { won: points.win, drawn: points.draw, lost: points.loss }
  if (size > 2 && placings?.places) return []
  const seats = Array.from({ length: size }, (_, seat) => seat)
  const ended = (kindOf: (seat: number) => Kind): TableEnd => {
    const kinds = seats.map(kindOf)
    return { kinds, gains: kinds.map((kind) => worth[kind]) }
  }
  const wins = seats.map((winner) => ended((seat) => (seat === winner ? 'won' : 'lost')))
  const areAll = size === 2 || placings?.drawCounts === 'pod'
  const draws = areAll
    ? [ended(() => 'drawn')]
    : groups(size).map((still) => ended((seat) => (still.includes(seat) ? 'drawn' : 'lost')))
  // Between two a draw that earns no more than a loss is none.
  return size === 2 && points.draw <= points.loss ? wins : [...wins, ...draws]
}

/** Every group of two or more. */
function groups(size: number): readonly (readonly number[])[] {
  const all = Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_each, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0),
  )
  return all.filter(({ length }) => length > 1)
}
