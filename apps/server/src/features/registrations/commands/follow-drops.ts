import type { FollowDrops, FollowedRegistrations } from '@tablee/contract/serving/event-act'
import { followDrop } from '@tablee/domain/registrations/leave-registration'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type KeptRegistration, listRegistrationsOfPlayers, updateRegistration } from '../registration-store.ts'

/** Players of an event drop by an act on the tournament: their registrations say so too, in the same transaction. */
export function followDrops(ground: RegistrationGround): FollowDrops<Transaction> {
  return async (tx, tournamentId, players) => {
    const registrations = await listRegistrationsOfPlayers(tx.db, tournamentId, players)
    const updatedAt = ground.now().toISOString()
    return (dropped) => follow(ground, { registrations, players: dropped, updatedAt })
  }
}

type Following = {
  readonly registrations: readonly KeptRegistration[]
  readonly players: readonly PlayerId[]
  readonly updatedAt: string
}

function follow(
  ground: RegistrationGround,
  { registrations, players, updatedAt }: Following,
): FollowedRegistrations<Transaction> {
  const meant = new Set(players)
  const decisions = registrations
    .filter(({ playerId }) => meant.has(playerId))
    .map((before) => ({ before, ...followDrop(before) }))
    .filter(({ changes }) => changes.length > 0)
  const followed = decisions.map(({ before, registration }) => ({ ...before, ...registration, updatedAt }))
  return {
    changes: decisions.flatMap(({ changes }) => changes),
    keep: async (tx) => {
      for (const registration of followed) await updateRegistration(tx.db, registration)
    },
    // Whoever dropped does not wait for a seat.
    tell: (event) => tellRegistrations(ground, { event, standing: [], touched: followed }, 'update'),
  }
}
