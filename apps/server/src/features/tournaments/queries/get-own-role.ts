import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getOwnRole as call } from '@tablee/contract/tournaments/questions/get-own-role'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isUseNoted, noteRoleUse } from '../staff-invitation-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { staffRoleOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

type Reply = CallReply<typeof call>

/** Asking counts as using the role. */
export async function getOwnRole(
  { database, cache, caller, now }: Acting<TournamentGround>,
  { code, organizerId: secret }: ParsedInput<typeof call>,
): Promise<Outcome<Reply>> {
  const at = now()
  const found = await database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id === null ? null : await findTournament(db, cache, id)
    if (!held) return null
    const own = staffRoleOf(held, { secret, caller, now: at })
    const kept = { tournamentId: held.tournament.id, holderId: own?.holder.id ?? '' }
    const isWorthNoting = own?.standing === 'in_force' && !(await isUseNoted(db, kept, at))
    return { own, kept, isWorthNoting }
  })
  if (!found) return refuse('tournament_not_found', { code })
  const { own, kept, isWorthNoting } = found
  if (isWorthNoting) await database.inTransaction(({ db }) => noteRoleUse(db, kept, at))
  if (!own) return accept({ data: { standing: 'none', role: null, name: null, expiresAt: null } })
  const { role, label: name, expiresAt } = own.holder
  return accept({ data: { standing: own.standing, role, name, expiresAt: expiresAt && wireMoment(expiresAt) } })
}
