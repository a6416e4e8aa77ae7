import type { Match, PlayerId, Tournament } from './tournament.ts'

/** Points of every player out of the results that stand, so that a corrected score corrects everything. */
export function matchPoints(
  tournament: Pick<Tournament, 'players' | 'matches' | 'rules'>,
): ReadonlyMap<PlayerId, number> {
  const { win, draw, loss } = tournament.rules.points
  const points = new Map<PlayerId, number>(tournament.players.map(({ id }) => [id, 0]))
  const add = (player: PlayerId, earned: number) => points.set(player, (points.get(player) ?? 0) + earned)
  for (const match of tournament.matches) {
    if (match.kind === 'bye') add(match.player, win)
    else if (match.kind === 'loss') add(match.player, loss)
    else if (match.state.kind === 'terminated') {
      const [first, second] = match.players
      const difference = match.state.score.wins1 - match.state.score.wins2
      add(first, earned(difference))
      add(second, earned(-difference))
    }
  }
  return points

  function earned(difference: number): number {
    if (difference === 0) return draw
    return difference > 0 ? win : loss
  }
}

/** The opponents a player really met, one entry a match; the bye is nobody. */
export function metOpponents(matches: readonly Match[]): ReadonlyMap<PlayerId, readonly PlayerId[]> {
  const met = new Map<PlayerId, PlayerId[]>()
  const note = (player: PlayerId, opponent: PlayerId) => {
    const list = met.get(player)
    if (list) list.push(opponent)
    else met.set(player, [opponent])
  }
  for (const match of matches) {
    if (match.kind !== 'played') continue
    const [first, second] = match.players
    note(first, second)
    note(second, first)
  }
  return met
}

export function byeCounts(matches: readonly Match[]): ReadonlyMap<PlayerId, number> {
  const counts = new Map<PlayerId, number>()
  for (const match of matches) {
    if (match.kind === 'bye') counts.set(match.player, (counts.get(match.player) ?? 0) + 1)
  }
  return counts
}
