import type { Caller } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ShownPassword } from '@tablee/domain/tournaments/entry-password'
import type { PlayerId, PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import { carryAct, type Decision, type Ground } from './commands/carry-act.ts'
import { comparePassword, shownPassword, type TypedPassword } from './compare-password.ts'
import type { Grant, HeldTournament } from './held-tournament.ts'
import { isSameHash, publicIdOfHolder, subjectOf } from './secret.ts'
import { asOrganizer } from './tournament-policy.ts'
import { findTournament } from './tournament-store.ts'

/** An event as whoever keeps its registrations sees it: who a secret stands for, never a hash. */
type SeenEvent = {
  readonly tournament: Tournament
  readonly isOrganizer: boolean
  readonly sequence: number
  readonly publicIdOf: (playerId: PlayerId) => PublicId | null
  readonly playersHeldBy: (secret: string) => readonly PlayerId[]
  readonly publicIdOfSender: (secret: string) => PublicId
  readonly password: ShownPassword
}

type EventDecision = {
  readonly changes: readonly Change[]
  readonly grant?: { readonly playerId: PlayerId; readonly secret: string }
  readonly forgotten?: readonly PlayerId[]
}

type EventAct = {
  readonly name: string
  readonly tournamentId: TournamentId
  readonly actId: string | undefined
  readonly password?: string | null | undefined
  readonly permit: (event: SeenEvent) => Outcome<PublicId>
  readonly decide: (event: SeenEvent, tx: Transaction) => Promise<Outcome<EventDecision>>
}

/** What tournaments offer to registrations, handed over when the server is put together. */
export type RegisteredEvents = {
  readonly see: (caller: Caller, id: TournamentId) => Promise<SeenEvent | null>
  readonly carry: (caller: Caller, act: EventAct) => Promise<Outcome<SeenEvent>>
}

export function registeredEvents(ground: Ground): RegisteredEvents {
  return {
    see: async (caller, id) => {
      const held = await ground.database.read((db) => findTournament(db, ground.cache, id))
      return held && seen(held, caller)
    },
    carry: async (caller, act) => {
      const typed = await comparePassword(ground, act.tournamentId, act.password)
      const outcome = await carryAct(ground, {
        name: act.name,
        target: { id: act.tournamentId },
        actId: act.actId,
        permit: (held) =>
          held.tournament.announcement ? act.permit(seen(held, caller)) : refuse('wrong_tournament_type'),
        decide: async (held, tx) => {
          const decision = await act.decide(seen(held, caller, typed), tx)
          return decision.accepted ? accept(decisionWith(held, decision.value, caller)) : decision
        },
      })
      return outcome.accepted ? accept(seen(outcome.value, caller)) : outcome
    },
  }
}

/** Whoever leaves the list of players stays registered, and goes on acting with the same device. */
function decisionWith(held: HeldTournament, decision: EventDecision, caller: Caller): Decision {
  const { changes, grant, forgotten = [] } = decision
  const kept = changes.flatMap((change): readonly Grant[] => {
    if (change.kind !== 'player_removed' || forgotten.includes(change.playerId)) return []
    const hash = held.holders.players.get(change.playerId)
    return hash === undefined ? [] : [{ role: 'player', playerId: change.playerId, hash }]
  })
  const given: readonly Grant[] = grant
    ? [{ role: 'player', playerId: grant.playerId, hash: subjectOf(grant.secret, caller).hash }]
    : []
  return { changes, grants: [...kept, ...given] }
}

function seen(held: HeldTournament, caller: Caller, typed: TypedPassword = null): SeenEvent {
  const { tournament, sequence, holders } = held
  return {
    tournament,
    sequence,
    password: shownPassword(held, typed),
    isOrganizer: asOrganizer(held, { secret: undefined, caller }).accepted,
    publicIdOf: (playerId) => {
      const hash = holders.players.get(playerId)
      return hash === undefined ? null : publicIdOfHolder(hash)
    },
    playersHeldBy: (secret) => {
      const { hash } = subjectOf(secret, caller)
      return [...holders.players].filter(([, kept]) => isSameHash(kept, hash)).map(([playerId]) => playerId)
    },
    publicIdOfSender: (secret) => subjectOf(secret, caller).publicId,
  }
}
