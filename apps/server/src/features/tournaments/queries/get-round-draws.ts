import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getRoundDraws as call, RoundDraw } from '@tablee/contract/tournaments/get-round-draws'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import { chairsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { RoundNumber, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { findTournamentId } from '../tournament-store.ts'
import { type DrawnAct, listResultsAtDraw } from './list-results-at-draw.ts'

/** Acts that pair a round, take it back or change its tables. */
const PAIRING_ACTS = [
  ...([
    'start-quick-tournament',
    'start-next-round',
    'start-cut',
    'generate-advanced-pairings',
    'correct-and-pair-again',
    'correct-bye',
  ] as const),
  ...(['set-round-pairings', 'seat-late-player', 'repair-round', 'undo-round'] as const),
  ...(['add-pairing', 'remove-pairing'] as const),
] satisfies readonly ActName[]

const KINDS = ['round_undone', 'round_paired', 'pairings_changed'] as const
/** A change of these kinds begins with its kind, its round and its seed; the tables after them may be thousands. */
const BEGINNING = /^"kind":"(round_undone|round_paired|pairings_changed)","round":(\d+)(?:,"seed":"([^"\\]*)")?/
const BEGINNING_LENGTH = 200

/** Every seed that was drawn, out of the journal: it keeps what the state forgets when a round is undone or changed by hand. */
export function getRoundDraws(
  { database }: { readonly database: Database },
  { code, roundNumber }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    if (id === null) return refuse('tournament_not_found', { code })
    const draws = await listDraws({ db, dialect: database.dialect }, id)
    return accept({
      data: { draws: await Promise.all(draws.map((draw) => withGround(db, { id, roundNumber, draw }))) },
    })
  })
}

type Draw = RoundDraw & { readonly sequence: number }
type AskedDraw = { readonly id: TournamentId; readonly roundNumber: RoundNumber | undefined; readonly draw: Draw }

/** Of the draw that stands, where somebody asks for it: the tables as they were drawn, and the results that stood then. */
async function withGround(db: Queryable, { id, roundNumber, draw }: AskedDraw): Promise<RoundDraw> {
  const { sequence, ...told } = draw
  const { round } = told
  if (round !== roundNumber || told.undoneAt !== null) return told
  const pairs = told.changedAt === null ? null : await listDrawnPairs(db, { id, sequence, round })
  return { ...told, pairs, results: await listResultsAtDraw(db, { id, sequence, round }) }
}

type Drawn = [string, string | null]

async function listDrawnPairs(db: Queryable, { id, sequence, round }: DrawnAct) {
  const { changes } = await db
    .selectFrom('journal')
    .select('changes')
    .where('tournament_id', '=', id)
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow()
  const kept: readonly Change[] = JSON.parse(changes)
  const paired = kept.findLast((change) => change.kind === 'round_paired' && change.round === round)
  return paired?.kind === 'round_paired' ? paired.matches.map((match): Drawn => [...chairsOf(match)]) : null
}

type Dialected = { readonly db: Queryable; readonly dialect: Database['dialect'] }
type PairingAct = Awaited<ReturnType<typeof listPairingActs>>[number]

/** Each time that a round was paired by the rules, in order. */
export async function listDraws(source: Dialected, id: TournamentId): Promise<readonly Draw[]> {
  return drawsIn(await listPairingActs(source, id))
}

/** Of each act the beginning of its changes of those kinds, empty where it has none. */
function listPairingActs({ db, dialect }: Dialected, id: TournamentId) {
  const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  const beginning = (kind: string) =>
    sql<string>`substr(changes, ${place}(changes, ${sql.lit(`"kind":"${kind}"`)}), ${sql.lit(BEGINNING_LENGTH)})`
  return db
    .selectFrom('journal')
    .select(['sequence', 'at', 'author_role', ...KINDS.map((kind) => beginning(kind).as(kind))])
    .where('tournament_id', '=', id)
    .where('act', 'in', PAIRING_ACTS)
    .orderBy('sequence')
    .execute()
}

function drawsIn(acts: readonly PairingAct[]): readonly Draw[] {
  const draws: Draw[] = []
  for (const act of acts) {
    const at = wireMoment(act.at)
    for (const kind of KINDS) {
      const [, found, round, seed] = BEGINNING.exec(act[kind]) ?? []
      if (found !== kind) continue
      const standing = draws.findLastIndex((draw) => draw.round === Number(round) && draw.undoneAt === null)
      const draw = draws[standing]
      if (kind === 'round_paired' && seed !== undefined) {
        const by = act.author_role !== null && isOfStaff(act.author_role) ? act.author_role : null
        const drawn = { round: Number(round), seed, drawnAt: at, by, sequence: act.sequence }
        draws.push({ ...drawn, changedAt: null, undoneAt: null, pairs: null, results: null })
      } else if (draw && kind === 'round_undone') draws[standing] = { ...draw, undoneAt: at }
      else if (draw && draw.changedAt === null) draws[standing] = { ...draw, changedAt: at }
    }
  }
  return draws
}
