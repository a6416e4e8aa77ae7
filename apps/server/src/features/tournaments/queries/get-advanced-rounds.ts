import { setImmediate as othersHaveTheirTurn } from 'node:timers/promises'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getAdvancedRounds as call } from '@tablee/contract/tournaments/get-advanced-rounds'
import { type RoundDocument, writeRoundDocuments } from '@tablee/contract/tournaments/round-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament } from '../tournament-store.ts'

/** A pairing without a table comes after all that have one. */
const LAST = Number.POSITIVE_INFINITY

/** Every pairing of an event, the newest round first. */
export async function getAdvancedRounds(
  { database, cache }: Pick<TournamentGround, 'database' | 'cache'>,
  { tournamentId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const held = await database.read((db) => findTournament(db, cache, tournamentId))
  if (!held) return refuse('tournament_not_found', { code: tournamentId })
  if (!held.tournament.announcement) return refuse('wrong_tournament_type')
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
