import type { AddingConsequence, Addition, LaterTurn } from '@tablee/contract/serving/consequence'
import { followDrop, followReturn } from '@tablee/domain/registrations/leave-registration'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { listRegistrationsOfPlayers, updateRegistration } from '../registration-store.ts'

type Ground = Pick<RegistrationGround, 'now' | 'announce' | 'noteDamage'>

/** A team leaves and comes back as a whole: the registrations of its other people follow. */
export function followTeam(ground: Ground): AddingConsequence<Transaction> {
  return {
    name: 'registrations of the other people of a team',
    of: (turn) => {
      const { before, changes } = turn
      if (!before.announcement || before.teamKind === null) return []
      const decides = new Map(
        changes.flatMap((change): readonly [PlayerId, Decide][] => {
          if (change.kind === 'player_dropped') return [[change.playerId, followDrop]]
          return change.kind === 'player_restored' ? [[change.playerId, followReturn]] : []
        }),
      )
      return decides.size === 0 ? [] : [(tx) => follow(ground, tx, { turn, decides })]
    },
  }
}

type Decide = typeof followDrop

type Followed = { readonly turn: LaterTurn; readonly decides: ReadonlyMap<PlayerId, Decide> }

async function follow(
  ground: Ground,
  tx: Transaction,
  { turn: { after, changes }, decides }: Followed,
): Promise<Addition<Transaction> | null> {
  const moved = new Set(changes.flatMap((change) => (change.kind === 'registration_moved' ? [change.id] : [])))
  const updatedAt = ground.now().toISOString()
  const registrations = await listRegistrationsOfPlayers(tx.db, after.id, [...decides.keys()])
  const decisions = registrations
    .filter(({ id }) => !moved.has(id))
    .map((before) => ({ before, ...(decides.get(before.playerId) ?? followDrop)(before) }))
    .filter((decision) => decision.changes.length > 0)
  if (decisions.length === 0) return null
  const touched = decisions.map(({ before, registration }) => ({ ...before, ...registration, updatedAt }))
  return {
    changes: decisions.flatMap((decision) => decision.changes),
    keep: async ({ db }) => {
      for (const registration of touched) await updateRegistration(db, registration)
    },
    // These people are not waiting for a seat.
    tell: (event) => tellRegistrations(ground, { event, standing: [], touched }, 'update'),
  }
}
