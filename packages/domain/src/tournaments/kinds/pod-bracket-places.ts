export const FINAL_POD = 4
export const SEMIFINAL_PODS = 16

/** How many are in at the beginning of each round of a knockout in pods: 40, 16, 4. */
export function podBracketPlaces(players: number): readonly number[] {
  if (players <= FINAL_POD) return [FINAL_POD]
  return [players, ...podBracketPlaces(players > SEMIFINAL_PODS ? SEMIFINAL_PODS : FINAL_POD)]
}
