import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getRoundPaces as call } from '@tablee/contract/tournaments/questions/get-round-paces'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { listEntries } from '../journal-entry-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findMatches, findTournamentId } from '../tournament-store.ts'
import { listDraws } from './get-round-draws.ts'

/** From the journal: the state has no times (NONE-10). */
export function getRoundPaces(
  { database }: Pick<TournamentGround, 'database'>,
  { code }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    if (id === null) return refuse('tournament_not_found', { code })
    const standing = (await listDraws(db, id)).filter(({ undoneAt }) => undoneAt === null)
    const scored = await firstResults(db, id)
    const ended = (await findMatches(db, id, [...scored.keys()])).filter(isMeeting).filter(isOver)
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

/** Corrections come long after play. */
async function firstResults(db: Queryable, id: TournamentId): Promise<ReadonlyMap<MatchId, string>> {
  const entries = await listEntries(db, id, { about: { kinds: ['match_scored'] }, changes: 'none' })
  return new Map(entries.toReversed().flatMap(({ at, matches }) => matches.map((match) => [match, at] as const)))
}
