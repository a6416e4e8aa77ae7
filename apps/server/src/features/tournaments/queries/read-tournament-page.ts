import type { OutsideDocument } from '@tablee/contract/serving/served-collection'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { MADE_OF_LISTS } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { documentInTurns } from '../document-in-turns.ts'
import type { TournamentCache } from '../tournament-cache.ts'
import { findTournaments } from '../tournament-store.ts'
import { readTournamentHeads } from './read-tournament-heads.ts'

/** About 15 MB per page. A single document may have more. */
const MOST_ELEMENTS = 50_000
/** Read and written before others get their turn. */
const ELEMENTS_OF_STEP = 1500
const TOURNAMENTS_OF_STEP = 100

const MADE_OF_MATCHES = ['players', 'matches', 'finalRanking', 'rounds']
const NOT_IN_HEADS: readonly string[] = MADE_OF_LISTS

/** The parts of each document to show; null: everything. */
export type Shown = readonly string[] | null

/** What fits a card is read by one query; otherwise a few at a time, and none with too many players and matches. */
export async function readTournamentPage(
  { db, cache }: { readonly db: Queryable; readonly cache: TournamentCache },
  ids: readonly TournamentId[],
  shown: Shown,
): Promise<readonly OutsideDocument[] | 'page_too_large'> {
  if (shown && !shown.some((name) => NOT_IN_HEADS.includes(name))) return readTournamentHeads({ db, cache }, ids)
  const areBrief = shown !== null && !shown.some((name) => MADE_OF_MATCHES.includes(name))
  const steps = await stepsOf(db, ids, areBrief)
  if (steps === 'page_too_large') return steps
  const documents: TournamentDocument[] = []
  for (const step of steps) {
    if (documents.length > 0) await othersHaveTheirTurn()
    const held = await findTournaments(db, cache, { ids: step, areBrief })
    for (const each of held) documents.push(await documentInTurns(each))
  }
  return documents
}

export async function stepsOf(
  db: Queryable,
  ids: readonly TournamentId[],
  areBrief: boolean,
): Promise<readonly (readonly TournamentId[])[] | 'page_too_large'> {
  const steps: TournamentId[][] = []
  let step: TournamentId[] = []
  let inStep = 0
  let sum = 0
  for (let start = 0; start < ids.length; start += TOURNAMENTS_OF_STEP) {
    if (start > 0) await othersHaveTheirTurn()
    const some = ids.slice(start, start + TOURNAMENTS_OF_STEP)
    const counts = await countElements(db, some, areBrief)
    for (const id of some) {
      const count = counts.get(id) ?? 0
      sum += count
      if (step.length > 0 && (inStep + count > ELEMENTS_OF_STEP || step.length === TOURNAMENTS_OF_STEP)) {
        steps.push(step)
        step = []
        inStep = 0
      }
      step.push(id)
      inStep += count
    }
    if (sum > MOST_ELEMENTS && ids.length > 1) return 'page_too_large'
  }
  return step.length === 0 ? steps : [...steps, step]
}

async function countElements(db: Queryable, ids: readonly TournamentId[], areBrief: boolean) {
  const counts = new Map<string, number>()
  for (const table of areBrief ? (['players'] as const) : (['players', 'matches'] as const)) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['tournament_id', fn.countAll<number | string>().as('count')])
      .where('tournament_id', 'in', ids)
      .groupBy('tournament_id')
      .execute()
    for (const { tournament_id: id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count))
  }
  return counts
}
