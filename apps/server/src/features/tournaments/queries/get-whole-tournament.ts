import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getWholeTournament as call } from '@tablee/contract/tournaments/questions/get-whole-tournament'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { may } from '@tablee/domain/tournaments/authority/may'
import { keptBackOf } from '@tablee/domain/tournaments/kinds/whole-match'
import { writtenReport } from '@tablee/domain/tournaments/kinds/written-match'
import { documentInTurns } from '../document-in-turns.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

/** The state acts are decided on; of the document only what the sender lacks. */
export async function getWholeTournament(
  { database, cache, caller, now, deskWordOf }: Acting<TournamentGround>,
  { code, organizerId, heldSequence }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const held = await database.read(async (db) => {
    const id = await findTournamentId(db, code)
    return id && findTournament(db, cache, id)
  })
  if (!held) return refuse('tournament_not_found', { code })
  const claim = { as: 'staff', secret: organizerId, caller } as const
  const author = authorOf('get-whole-tournament', held, { claim, now: now() })
  if (!author.accepted) return author
  const { sequence } = held
  const tournament = heldSequence === sequence ? null : await documentInTurns(held)
  const reports = [...keptBackOf(held.tournament)].map(([matchId, said]) => ({
    matchId,
    reports: said.map(writtenReport),
  }))
  const desk = may('start-next-round', author.value.role) ? deskWordOf(held.tournament.id) : null
  return accept({ data: { sequence, tournament, reports, desk } })
}
