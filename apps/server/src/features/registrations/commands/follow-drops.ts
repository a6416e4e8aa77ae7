import type { FollowDrops, FollowedRegistrations, FollowReturns } from '@tablee/contract/serving/event-act'
import { followDrop, followReturn } from '@tablee/domain/registrations/leave-registration'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type KeptRegistration, listRegistrationsOfPlayers, updateRegistration } from '../registration-store.ts'

/** In the same transaction as the act on the tournament. */
export function followDrops(ground: RegistrationGround): FollowDrops<Transaction> {
  return following(ground, followDrop)
}

export function followReturns(ground: RegistrationGround): FollowReturns<Transaction> {
  return following(ground, followReturn)
}

type Decide = typeof followDrop

function following(ground: RegistrationGround, decide: Decide): FollowDrops<Transaction> {
  return async (tx, tournamentId, players) => {
    const registrations = await listRegistrationsOfPlayers(tx.db, tournamentId, players)
    const updatedAt = ground.now().toISOString()
    return (moved) => follow(ground, { registrations, players: moved, updatedAt, decide })
  }
}

type Following = {
  readonly registrations: readonly KeptRegistration[]
  readonly players: readonly PlayerId[]
  readonly updatedAt: string
  readonly decide: Decide
}

function follow(
  ground: RegistrationGround,
  { registrations, players, updatedAt, decide }: Following,
): FollowedRegistrations<Transaction> {
  const meant = new Set(players)
  const decisions = registrations
    .filter(({ playerId }) => meant.has(playerId))
    .map((before) => ({ before, ...decide(before) }))
    .filter(({ changes }) => changes.length > 0)
  const followed = decisions.map(({ before, registration }) => ({ ...before, ...registration, updatedAt }))
  return {
    changes: decisions.flatMap(({ changes }) => changes),
    keep: async (tx) => {
      for (const registration of followed) await updateRegistration(tx.db, registration)
    },
    // These players are not waiting for a seat.
    tell: (event) => tellRegistrations(ground, { event, standing: [], touched: followed }, 'update'),
  }
}
