import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim } from '@tablee/contract/serving/carried-act'
import type { getConduct as call } from '@tablee/contract/tournaments/questions/get-conduct'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { listConduct } from '../conduct-store.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf, staffOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

type Input = ParsedInput<typeof call>
type Reply = CallReply<typeof call>

/** For judges the whole history with reasons; for players what is in force for them, without. */
export function getConduct(acting: Acting<TournamentGround>, input: Input): Promise<Outcome<Reply>> {
  const { database, cache } = acting
  return database.read(async (db) => {
    const id = await findTournamentId(db, input.code)
    const held = id === null ? null : await findTournament(db, cache, id)
    if (!held) return refuse('tournament_not_found', { code: input.code })
    const reader = readerOf(acting, held, input)
    if (!reader.accepted) return reader
    const { player } = reader.value
    const names = new Map(staffOf(held).map(({ id: holder, label }) => [holder, label]))
    const records = await listConduct(db, held.tournament.id, player)
    const entries = records.map(({ id, penalty, player_id: playerKey, round, ...record }) => ({
      ...{ id, penalty, playerKey, round, at: wireMoment(record.given_at) },
      role: STAFF_ROLES.find((role) => role === record.author_role) ?? null,
      name: player === null ? (names.get(record.author_holder) ?? null) : null,
      reason: player === null ? record.reason : null,
      infraction: player === null ? record.infraction : null,
      takenBackAt: record.taken_back_at && wireMoment(record.taken_back_at),
    }))
    return accept({ data: entries })
  })
}

/** Null: a judge, who sees every player. */
function readerOf(
  { caller, now }: Acting<TournamentGround>,
  held: HeldTournament,
  { organizerId, playerId }: Input,
): Outcome<{ readonly player: string | null }> {
  const read = (claim: Claim) => authorOf('get-conduct', held, { claim, now: now() })
  const staff = read({ as: 'staff', secret: organizerId, caller })
  if (staff.accepted) return accept({ player: null })
  const player = read({ as: 'player', secret: playerId ?? caller?.accountId, caller })
  return player.accepted ? accept({ player: player.value.holderId }) : staff
}
