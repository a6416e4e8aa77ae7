import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Pair } from '@tablee/domain/tournaments/pairing/pairing-field'
import { type RecomputedTable, recomputeRound } from '@tablee/domain/tournaments/recompute-round'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

export type RoundReport = { readonly lines: readonly string[]; readonly isSame: boolean }

/** A round paired again from its seed, beside what was paired: a line for each table. Null when it was never paired. */
export function reportRound(tournament: Tournament, round: RoundNumber): RoundReport | null {
  if (!tournament.rounds.some(({ number }) => number === round)) return null
  const recomputed = recomputeRound(tournament, round)
  const title = `${tournament.name} (${tournament.code}), round ${round}`
  if (recomputed === null) {
    return { lines: [`${title}: set by hand, so that its pairings follow from no seed.`], isSame: false }
  }
  const { seed, tables, others } = recomputed
  const names = new Map<string, string>(tournament.players.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  return {
    lines: [
      `${title}, seed ${seed}`,
      ...tables.map((table) => lineOf(table, nameOf)),
      others === 0
        ? `The ${tables.length} pairings are the same.`
        : `${others} of ${tables.length} pairings are different with the results as they stand now.`,
    ],
    isSame: others === 0,
  }
}

function lineOf({ match, given, isSame }: RecomputedTable, nameOf: (id: string) => string): string {
  const table = tableOf(match)
  const seats = seatsOf(match).map((id: PlayerId) => nameOf(id))
  const place = table === null ? 'Bye' : `Table ${table}`
  const verdict = isSame ? 'same' : `different: the seed gives ${given.map((pair) => textOf(pair, nameOf)).join('; ')}`
  return `${place}: ${seats.join(' - ')}: ${verdict}`
}

function textOf([one, other]: Pair, nameOf: (id: string) => string): string {
  return other === null ? `${nameOf(one)} the bye` : `${nameOf(one)} - ${nameOf(other)}`
}
