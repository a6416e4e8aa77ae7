import { writeTournamentHead } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { placesOfLatest } from '@tablee/domain/tournaments/kinds/bracket'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { DamagedRowError } from '../../../database/damaged-row.ts'
import type { Queryable } from '../../../database/database.ts'
import { columnsRead, readAttributes } from '../../../database/kept-attributes.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import type { TournamentCache } from '../tournament-cache.ts'
import { BRIEF_PHASE, TOURNAMENT_ATTRIBUTES, type TournamentHeader, type TournamentRow } from '../tournament-columns.ts'
import { PAIRED_OF_BRACKET, SEATED_PLAYERS } from './list-tournament-ids.ts'

type Head = Omit<TournamentHeader, 'rules'>

const { rules: _rules, ...OF_HEADS } = TOURNAMENT_ATTRIBUTES

const HEAD_ATTRIBUTES = { ...OF_HEADS, phase: BRIEF_PHASE }

const HEAD_COLUMNS = [...columnsRead(HEAD_ATTRIBUTES), ...(['sequence', 'created_at', 'updated_at'] as const)]

type HeadRow = Pick<TournamentRow, (typeof HEAD_COLUMNS)[number]>

type Reader = { readonly db: Queryable; readonly cache: TournamentCache }
type WrittenHead = ReturnType<typeof writeTournamentHead>

/** Read before others get their turn; a page of the app has a few dozen. */
const HEADS_OF_STEP = 250

/** Existing ones, ordered by id. Damaged ones are noted and omitted. */
export async function readTournamentHeads(
  reader: Reader,
  ids: readonly TournamentId[],
): Promise<readonly WrittenHead[]> {
  const heads: WrittenHead[] = []
  for (let start = 0; start < ids.length; start += HEADS_OF_STEP) {
    if (start > 0) await othersHaveTheirTurn()
    heads.push(...(await readStep(reader, ids.slice(start, start + HEADS_OF_STEP))))
  }
  return heads
}

async function readStep({ db, cache }: Reader, ids: readonly TournamentId[]): Promise<readonly WrittenHead[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select(HEAD_COLUMNS)
    .select([SEATED_PLAYERS.as('seated'), PAIRED_OF_BRACKET.as('paired')])
    .where('id', 'in', ids)
    .execute()
  const heads = new Map<string, WrittenHead>()
  for (const { seated, paired, ...row } of rows) {
    try {
      heads.set(row.id, readHead(row, { seated: Number(seated), paired: Number(paired) }))
    } catch (error) {
      if (!(error instanceof DamagedRowError)) throw error
      cache.noteDamage(error)
    }
  }
  return ids.flatMap((id) => heads.get(id) ?? [])
}

function readHead(row: HeadRow, { seated, paired }: Readonly<Record<'seated' | 'paired', number>>): WrittenHead {
  const tournament = readAttributes<HeadRow, Head>(HEAD_ATTRIBUTES, row)
  const { sequence, created_at: createdAt, updated_at: updatedAt } = row
  const bracketPlaces = placesOfLatest(tournament, paired)
  return writeTournamentHead({ tournament, sequence, createdAt, updatedAt }, { seated, bracketPlaces })
}
