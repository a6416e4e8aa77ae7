import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getRoundDraws as call, RoundDraw } from '@tablee/contract/tournaments/get-round-draws'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { findTournamentId } from '../tournament-store.ts'

/** Acts that pair a round, take it back or change its tables. */
const PAIRING_ACTS = [
  ...(['start-quick-tournament', 'start-next-round', 'generate-advanced-pairings', 'correct-and-pair-again'] as const),
  ...(['set-round-pairings', 'seat-late-player', 'add-pairing', 'remove-pairing', 'undo-round'] as const),
] satisfies readonly ActName[]

const KINDS = ['round_undone', 'round_paired', 'pairings_changed'] as const
/** A change of these kinds begins with its kind, its round and its seed; the tables after them may be thousands. */
const BEGINNING = /^"kind":"(round_undone|round_paired|pairings_changed)","round":(\d+)(?:,"seed":"([^"\\]*)")?/
const BEGINNING_LENGTH = 200

/** Every seed that was drawn, out of the journal: it keeps what the state forgets when a round is undone or changed by hand. */
export function getRoundDraws(
  { database }: { readonly database: Database },
  { code }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    if (id === null) return refuse('tournament_not_found', { code })
    return accept({ data: { draws: [...drawsIn(await listPairingActs({ db, dialect: database.dialect }, id))] } })
  })
}

type Dialected = { readonly db: Queryable; readonly dialect: Database['dialect'] }
type PairingAct = Awaited<ReturnType<typeof listPairingActs>>[number]

/** Of each act the beginning of its changes of those kinds, empty where it has none. */
function listPairingActs({ db, dialect }: Dialected, id: TournamentId) {
  const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  const beginning = (kind: string) =>
    sql<string>`substr(changes, ${place}(changes, ${sql.lit(`"kind":"${kind}"`)}), ${sql.lit(BEGINNING_LENGTH)})`
  return db
    .selectFrom('journal')
    .select(['at', 'author_role', ...KINDS.map((kind) => beginning(kind).as(kind))])
    .where('tournament_id', '=', id)
    .where('act', 'in', PAIRING_ACTS)
    .orderBy('sequence')
    .execute()
}

function drawsIn(acts: readonly PairingAct[]): readonly RoundDraw[] {
  const draws: RoundDraw[] = []
  for (const act of acts) {
    const at = wireMoment(act.at)
    for (const kind of KINDS) {
      const [, found, round, seed] = BEGINNING.exec(act[kind]) ?? []
      if (found !== kind) continue
      const standing = draws.findLastIndex((draw) => draw.round === Number(round) && draw.undoneAt === null)
      const draw = draws[standing]
      if (kind === 'round_paired' && seed !== undefined) {
        const by = act.author_role !== null && isOfStaff(act.author_role) ? act.author_role : null
        draws.push({ round: Number(round), seed, drawnAt: at, by, changedAt: null, undoneAt: null })
      } else if (draw && kind === 'round_undone') draws[standing] = { ...draw, undoneAt: at }
      else if (draw && draw.changedAt === null) draws[standing] = { ...draw, changedAt: at }
    }
  }
  return draws
}
