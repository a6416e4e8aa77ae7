import type { Caller } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Player, PublicId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'
import { accountSubject, isSameHash, type Subject, subjectOf } from './secret.ts'

/** What a request shows for itself: a secret that it sent, and the account of its session. */
export type Claim = { readonly secret: string | undefined; readonly caller: Caller }

/**
 * Whoever holds the organizer's secret, or is signed in with the organizer's account. Of an announced event only the
 * account's session proves anything: an id sent beside it must be that account's.
 */
export function asOrganizer({ tournament, holders }: HeldTournament, { secret, caller }: Claim): Outcome<PublicId> {
  if (tournament.announcement && secret !== undefined && secret !== caller?.accountId) return refuse('not_organizer')
  const subjects: readonly Subject[] = [
    ...(secret === undefined ? [] : [subjectOf(secret, caller)]),
    ...(caller ? [accountSubject(caller.accountId)] : []),
  ]
  const organizer = subjects.find(({ hash }) => isSameHash(holders.organizer, hash))
  return organizer ? accept(organizer.publicId) : refuse('not_organizer')
}

/** The player that this subject is. A public id given as a secret is nobody's. */
export function findPlayerOf(held: HeldTournament, subject: Subject): Player | null {
  const player = held.tournament.players.find(({ publicId }) => publicId === subject.publicId)
  if (!player) return null
  return isSameHash(held.holders.players.get(player.id) ?? '', subject.hash) ? player : null
}
