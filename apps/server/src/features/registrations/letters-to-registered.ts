import type { EventLetter } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isTooMuchForADay, type SetOff } from '@tablee/domain/registrations/event-offer'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import { keepSetOff, lockSetOff, type OrganizerDay } from './organizer-day-store.ts'
import type { RegistrationGround } from './registration-ground.ts'
import { type KeptRegistration, listRegistrations } from './registration-store.ts'

/** Who is to be told, and what whoever tells them has set off today. */
export type Registered = {
  readonly registrations: readonly KeptRegistration[]
  readonly day: OrganizerDay
  readonly setOff: SetOff
}

export async function loadRegistered(
  { now }: Pick<RegistrationGround, 'now'>,
  tx: Transaction,
  { tournamentId, by }: { readonly tournamentId: TournamentId; readonly by: AccountId },
): Promise<Registered> {
  const day = { accountId: by, now: now() }
  return { registrations: await listRegistrations(tx.db, tournamentId), day, setOff: await lockSetOff(tx, day) }
}

export type Telling = {
  readonly kind: 'eventCancelled' | 'eventDeleted' | 'eventRestored' | 'eventHandedOver'
  readonly tournament: Tournament
  /** The page that the letter leads to. */
  readonly link: string
  /** The organizer whom the letter names. */
  readonly organizer: string
  /** For those of whom nobody knows theirs. */
  readonly language: string
}

/** Letters, and what whoever sends them has set off with them. */
export type LettersOfDay = {
  readonly letters: readonly EventLetter[]
  readonly day: OrganizerDay
  readonly setOff: SetOff
}

/** To everybody who is registered and gave an address, once to each address. */
export function lettersToRegistered(
  { registrations, day, setOff: before }: Registered,
  telling: Telling,
): Outcome<LettersOfDay> {
  const byAddress = new Map<string, EventLetter>()
  for (const registration of registrations) {
    const letter = isStillThere(registration) ? letterTo(registration, telling) : null
    if (letter) byAddress.set(letter.to, letter)
  }
  const letters = [...byAddress.values()]
  const setOff = { ...before, letters: before.letters + letters.length }
  return isTooMuchForADay(setOff) ? refuse('too_many_letters') : accept({ letters, day, setOff })
}

/** The letters leave only if the act is committed. */
export async function keepLettersOfDay(ground: RegistrationGround, tx: Transaction, kept: LettersOfDay): Promise<void> {
  await keepSetOff(tx.db, kept.day, kept.setOff)
  await ground.keepLetters(tx, kept.letters)
}

/** The address of the event's page for people. */
export function pageOfEvent({ pageOf }: Pick<RegistrationGround, 'pageOf'>, { code }: Tournament): string {
  return pageOf(`/tournament/${code}`)
}

/** Whoever is told what becomes of the event. */
export function isStillThere({ state }: KeptRegistration): boolean {
  return state.kind === 'pending' || state.kind === 'confirmed'
}

function letterTo({ details, name, language }: KeptRegistration, telling: Telling): EventLetter | null {
  const to = readEmail(details.email)
  if (!to) return null
  const { kind, tournament, link, organizer } = telling
  return {
    ...{ kind, to, accountId: null, name: details.firstName || name },
    language: language ?? telling.language,
    link,
    event: eventOf(tournament, organizer),
  }
}

export function eventOf({ name, announcement }: Tournament, organizer: string): EventLetter['event'] {
  return { name, organizer, startsAt: announcement?.startsAt ?? '' }
}
