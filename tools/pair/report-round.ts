import { drawnRound } from '@tablee/contract/tournaments/questions/get-round-draws'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { DrawnTable } from '@tablee/domain/tournaments/pairing/pairing-field'
import {
  type RecomputedRound,
  type RecomputedTable,
  recomputeRound,
} from '@tablee/domain/tournaments/rounds/recompute-round'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { reportDraft } from './report-draft.ts'
import { reportPods } from './report-pods.ts'
import { type CheckedDraw, sealLines } from './with-seals.ts'

export type RoundReport = { readonly lines: readonly string[]; readonly isSame: boolean }

/**
 * Compares a round re-paired from its seed with the actual one: a line per table, and per discarded seed. `draws` come from the server's
 * journal. Null when it was never paired.
 */
export function reportRound(
  tournament: Tournament,
  round: RoundNumber,
  draws: readonly CheckedDraw[] = [],
): RoundReport | null {
  const title = `${tournament.name} (${tournament.code}), round ${round}`
  const undone = draws.flatMap(({ seed, drawnAt, undoneAt }) =>
    undoneAt === null ? [] : [`Earlier seed ${seed}, drawn ${drawnAt}, taken back ${undoneAt}`],
  )
  const seals = draws.flatMap(sealLines)
  const isBroken = draws.some(({ sealed }) => sealed?.kind === 'broken')
  if (!tournament.rounds.some(({ number }) => number === round)) {
    return undone.length === 0 ? null : { lines: [`${title}: taken back.`, ...undone, ...seals], isSame: !isBroken }
  }
  const recomputed = recomputeRound(tournament, round, drawnRound(draws))
  if (recomputed === null) {
    return { lines: [`${title}: set by hand, so that its pairings follow from no seed.`, ...undone], isSame: false }
  }
  const names = new Map<string, string>(tournament.players.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const draft = reportDraft(tournament, { round, nameOf })
  const pods = reportPods(tournament, { round, nameOf }, recomputed)
  return {
    lines: [
      `${title}, seed ${recomputed.seed}`,
      ...recomputed.tables.map((table) => lineOf(table, nameOf)),
      ...(pods?.lines ?? []),
      ...(draft?.lines ?? []),
      ...undone,
      ...seals,
      verdictOf(recomputed),
    ],
    isSame:
      recomputed.others + recomputed.byHand === 0 && !isBroken && pods?.isSame !== false && draft?.isSame !== false,
  }
}

function verdictOf({ tables, others, byHand, corrected }: RecomputedRound): string {
  const untouched = tables.length - byHand
  const changed = byHand === 0 ? '' : ` ${byHand} of ${tables.length} tables were changed by hand.`
  if (others > 0) return `${others} of ${untouched} pairings are different ${byWhichResults(corrected)}.${changed}`
  const same = `The ${untouched} pairings ${byHand === 0 ? '' : 'that nobody changed '}are the same`
  if (!corrected) return `${same}.${changed}`
  const since = corrected === 1 ? 'one of them was corrected since' : `${corrected} of them were corrected since`
  return `${same}, with the results as they stood at the draw; ${since}.${changed}`
}

function byWhichResults(corrected: number | null): string {
  if (corrected !== null) return 'with the results as they stood at the draw'
  return 'with the results as they stand now; no journal tells which of them stood at the draw'
}

function lineOf({ match, given, isSame, isByHand }: RecomputedTable, nameOf: (id: string) => string): string {
  const table = tableOf(match)
  const seats = seatsOf(match).map((id: PlayerId) => nameOf(id))
  const place = table === null ? 'Bye' : `Table ${table}`
  const instead = given.length === 0 ? '' : `: the seed gives ${given.map((drawn) => textOf(drawn, nameOf)).join('; ')}`
  const verdict = isSame ? 'same' : `${isByHand ? 'changed by hand' : 'different'}${instead}`
  return `${place}: ${seats.join(' - ')}: ${verdict}`
}

function textOf(table: DrawnTable, nameOf: (id: string) => string): string {
  const names = table.map(nameOf).join(' - ')
  return table.length === 1 ? `${names} the bye` : names
}
