import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getShifts as call } from '@tablee/contract/tournaments/questions/get-shifts'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { shiftsOf } from '../shifts.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

export function getShifts(
  { database, cache, caller, now }: Acting<TournamentGround>,
  { code, organizerId: secret }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id === null ? null : await findTournament(db, cache, id)
    if (!held) return refuse('tournament_not_found', { code })
    const author = authorOf('read-shifts', held, { claim: { as: 'staff', secret, caller }, now: now() })
    return author.accepted ? accept(await shiftsOf(db, held, { secret, caller, now: now() })) : author
  })
}
