import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { readStaffPart, wholeTournament } from '@tablee/contract/tournaments/documents/staff-part'
import { handInActs, MOST_HANDED_IN } from '@tablee/contract/tournaments/hand-in-acts'
import { getWholeTournament } from '@tablee/contract/tournaments/questions/get-whole-tournament'
import type { KnownRegistration } from '@tablee/domain/registrations/acts/registrations-at-desk'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { isOnRegistrations } from '@tablee/domain/tournaments/acts/desk-acts'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { type LoadedTournament, loadedTournament } from '../api/following/loaded-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import type { Base } from './cave-base.ts'
import { knownFrom } from './registration-rows.ts'
import { sentDeskAct } from './sent-desk-act.ts'

export type Asking = { readonly client: ServerClient; readonly access: StaffAccess }

export type There = Base & {
  readonly loaded: LoadedTournament
  /** Empty where no act is about them. */
  readonly registered: readonly KnownRegistration[]
}

/** Null where something happened while it was read. */
export async function readThere(
  { client, access: { tournamentId, code, secret: organizerId } }: Asking,
  acts: readonly ApartAct[],
): Promise<There | null> {
  const { data } = await client.callFunction(getWholeTournament, { code, organizerId })
  const loaded = loadedTournament(data.tournament)
  const whole = wholeTournament(loaded, readStaffPart(data))
  if (!whole) throw new UnreachableError('a later server says what this version does not know')
  const { sequence } = data
  if (!acts.some(isOnRegistrations)) return { whole, sequence, loaded, registered: [] }
  const read = await client.callFunction(getAdvancedRegistrations, { tournamentId, organizerId })
  return read.liveSequence === sequence ? { whole, sequence, loaded, registered: knownFrom(read.data) } : null
}

type Answer = { readonly sequence: number; readonly known: readonly string[] }

/** Hands in acts decided on `baseSequence`; returns which of them the journal holds, and its last number. */
export async function handIn(
  { client, access: { code, secret: organizerId } }: Asking,
  { baseSequence, acts }: { readonly baseSequence: number; readonly acts: readonly ApartAct[] },
): Promise<Answer> {
  const sent = { code, organizerId, baseSequence, acts: acts.map(sentDeskAct) }
  return (await client.callFunction(handInActs, sent)).data
}

/** Which acts the journal holds: sent on an outdated state, so that none is accepted. */
export async function knownThere(asking: Asking, acts: readonly ApartAct[]): Promise<Answer> {
  const known: string[] = []
  let sequence = 0
  for (let from = 0; from < acts.length; from += MOST_HANDED_IN) {
    const answer = await handIn(asking, { baseSequence: 0, acts: acts.slice(from, from + MOST_HANDED_IN) })
    known.push(...answer.known)
    sequence = answer.sequence
  }
  return { sequence, known }
}
