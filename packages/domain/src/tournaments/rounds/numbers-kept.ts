import { isPlayed, seatsOf } from '../kinds/seats.ts'
import type { Match, MatchId } from '../tournament.ts'

/** Gives each undone table to a new meeting of someone who sat there; none stays empty while another opens. */
export function numbersKept(undone: readonly Match[], added: readonly Match[]): ReadonlyMap<MatchId, number> {
  const numbers = new Map<MatchId, number>()
  const meetings = added.filter(isPlayed)
  const tables = undone.filter(isPlayed).toSorted((one, other) => one.table - other.table)
  const isFree = ({ id }: Match) => !numbers.has(id)
  for (const undoneTable of tables) {
    const { table } = undoneTable
    const players = seatsOf(undoneTable)
    const own = meetings.find((match) => isFree(match) && seatsOf(match).some((id) => players.includes(id)))
    if (own) numbers.set(own.id, table)
  }
  const left = tables.map(({ table }) => table).filter((table) => ![...numbers.values()].includes(table))
  for (const [index, match] of meetings.filter(isFree).entries()) {
    const table = left[index]
    if (table !== undefined) numbers.set(match.id, table)
  }
  return numbers
}
