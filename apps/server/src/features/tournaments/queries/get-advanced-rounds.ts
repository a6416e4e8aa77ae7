import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { type RoundDocument, writeRoundDocuments } from '@tablee/contract/tournaments/documents/round-document'
import type { getAdvancedRounds as call } from '@tablee/contract/tournaments/questions/get-advanced-rounds'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament } from '../tournament-store.ts'

/** Pairings without a table come last. */
const LAST = Number.POSITIVE_INFINITY

/** Newest round first. */
export async function getAdvancedRounds(
  { database, cache }: Pick<TournamentGround, 'database' | 'cache'>,
  { tournamentId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const found = await database.read(async (db) => {
    const header = await db.selectFrom('tournaments').select('type').where('id', '=', tournamentId).executeTakeFirst()
    if (header?.type === 'quick') return refuse('wrong_tournament_type')
    const held = header ? await findTournament(db, cache, tournamentId) : null
    return held ? accept(held) : refuse('tournament_not_found', { code: tournamentId })
  })
  if (!found.accepted) return found
  const held = found.value
  const data: RoundDocument[] = []
  for (const { number } of held.tournament.rounds.toReversed()) {
    if (data.length > 0) await othersHaveTheirTurn()
    data.push(...writeRoundDocuments(held, ({ round }) => round === number).toSorted(byTable))
  }
  return accept({ data })
}

function byTable(one: RoundDocument, other: RoundDocument): number {
  return (one.table ?? LAST) - (other.table ?? LAST) || 0
}
