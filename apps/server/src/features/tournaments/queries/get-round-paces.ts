import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getRoundPaces as call } from '@tablee/contract/tournaments/get-round-paces'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'
import { listDraws } from './get-round-draws.ts'

const RESULT = '"kind":"match_scored","matchId":"'
/** Longer than such a beginning with any id of a match. */
const BEGINNING_LENGTH = 200
const SCORED = /^"kind":"match_scored","matchId":"([^"\\]+)"/

/** When the rounds were paired and when their results came, out of the journal: the state knows no times (NONE-10). */
export function getRoundPaces(
  { database, cache }: Pick<TournamentGround, 'database' | 'cache'>,
  { code }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id === null ? null : await findTournament(db, cache, id)
    if (!held) return refuse('tournament_not_found', { code })
    const { tournament } = held
    const source = { db, dialect: database.dialect }
    const standing = (await listDraws(source, tournament.id)).filter(({ undoneAt }) => undoneAt === null)
    const scored = await firstResults(source, tournament.id)
    const ended = tournament.matches.filter(isMeeting).filter(isOver)
    const paces = standing.map(({ round, drawnAt }) => ({
      round,
      pairedAt: drawnAt,
      resultSeconds: ended
        .flatMap((match) => (match.round === round ? (scored.get(match.id) ?? []) : []))
        .map((at) => Math.round((Date.parse(at) - Date.parse(drawnAt)) / 1000))
        .filter((seconds) => seconds >= 0)
        .sort((one, other) => one - other),
    }))
    return accept({ data: { paces } })
  })
}

type Source = { readonly db: Queryable; readonly dialect: Database['dialect'] }

/** The moment of the first result of each match: corrections come long after it was played. */
async function firstResults({ db, dialect }: Source, id: TournamentId): Promise<ReadonlyMap<string, string>> {
  const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  const beginning = sql<string>`substr(changes, ${place}(changes, ${sql.lit(RESULT)}), ${sql.lit(BEGINNING_LENGTH)})`
  const rows = await db
    .selectFrom('journal')
    .select(['at', beginning.as('result')])
    .where('tournament_id', '=', id)
    .where('changes', 'like', `%${RESULT}%`)
    .orderBy('sequence', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ at, result }) => {
      const [, match] = SCORED.exec(result) ?? []
      return match === undefined ? [] : [[match, at] as const]
    }),
  )
}
