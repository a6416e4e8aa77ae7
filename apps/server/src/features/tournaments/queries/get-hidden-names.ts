import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getHiddenNames as call } from '@tablee/contract/tournaments/questions/get-hidden-names'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { stillHidden } from '@tablee/domain/tournaments/players/hide-name'
import { listHiddenNames } from '../hidden-name-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

/** For those who run the tournament. */
export async function getHiddenNames(
  { database, cache, caller, now }: Acting<TournamentGround>,
  { code, organizerId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id && (await findTournament(db, cache, id))
    if (!held) return refuse('tournament_not_found', { code })
    const claim = { as: 'staff', secret: organizerId, caller } as const
    const author = authorOf('get-hidden-names', held, { claim, now: now() })
    if (!author.accepted) return author
    const hidden = stillHidden(held.tournament, await listHiddenNames(db, held.tournament.id))
    return accept({ data: hidden.map(({ playerId: playerKey, name }) => ({ playerKey, name })) })
  })
}
