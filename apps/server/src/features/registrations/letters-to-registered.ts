import type { EventLetter, EventNews, ToldKind } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import { type Email, readEmail } from '@tablee/domain/accounts/email'
import type { Language } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isTooMuchForADay, type SetOff } from '@tablee/domain/registrations/event-offer'
import { dataErasedOn } from '@tablee/domain/tournaments/life/data-days'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import { keepSetOff, lockSetOff, type OrganizerDay } from './organizer-day-store.ts'
import type { RegistrationGround } from './registration-ground.ts'
import { type KeptRegistration, listRegistrations } from './registration-store.ts'

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
  readonly kind: ToldKind
  readonly tournament: Tournament
  readonly link: string
  readonly organizer: string
  /** Used where a recipient's language is unknown. */
  readonly language: Language
  /** In the organizer's words. */
  readonly reason?: string
}

export type LettersOfDay = {
  readonly letters: readonly EventNews[]
  readonly day: OrganizerDay
  readonly setOff: SetOff
}

/** Once to each address. */
export function lettersToRegistered(
  { registrations, day, setOff: before }: Registered,
  telling: Telling,
): Outcome<LettersOfDay> {
  const byAddress = new Map<string, EventNews>()
  for (const registration of registrations) {
    const letter = isStillThere(registration) ? letterTo(registration, telling) : null
    if (letter) byAddress.set(letter.to, letter)
  }
  const letters = [...byAddress.values()]
  const setOff = { ...before, letters: before.letters + letters.length }
  return isTooMuchForADay(setOff) ? refuse('too_many_letters') : accept({ letters, day, setOff })
}

/** Letters are sent only if the act is committed. */
export async function keepLettersOfDay(ground: RegistrationGround, tx: Transaction, kept: LettersOfDay): Promise<void> {
  await keepSetOff(tx.db, kept.day, kept.setOff)
  if (kept.letters.length > 0) await ground.keepNews(tx, kept.letters)
}

export function pageOfEvent({ pageOf }: Pick<RegistrationGround, 'pageOf'>, { code }: Tournament): string {
  return pageOf(`/tournament/${code}`)
}

export function isStillThere({ state }: KeptRegistration): boolean {
  return state.kind === 'pending' || state.kind === 'confirmed'
}

/** Skipped by other news. */
export function addressesOf(registrations: readonly KeptRegistration[]): readonly Email[] {
  return registrations.flatMap((one) => (isStillThere(one) ? (readEmail(one.details.email) ?? []) : []))
}

function letterTo(registration: KeptRegistration, telling: Telling): EventNews | null {
  const { id, accountId, details, name, language } = registration
  const to = readEmail(details.email)
  if (!to) return null
  const { kind, tournament, link, organizer, reason = '' } = telling
  return {
    ...{ kind, to, topic: null, accountId: null, registrant: accountId, name: details.firstName || name },
    ...{ registrationId: id, tournamentId: tournament.id },
    language: language ?? telling.language,
    link,
    event: { ...eventOf(tournament, organizer), ...(reason === '' ? {} : { reason }) },
  }
}

export function eventOf({ name, announcement }: Tournament, organizer: string): EventLetter['event'] {
  return { name, organizer, startsAt: announcement?.startsAt ?? '' }
}

/** Includes everything a possible player needs to know. */
export function wholeEventOf(tournament: Tournament): EventLetter['event'] {
  const { code, announcement, registrationRules: rules } = tournament
  const erasedOn = dataErasedOn(tournament)
  return {
    ...eventOf(tournament, ''),
    ...{ code, location: announcement?.location ?? '' },
    ...(rules.fee === null ? {} : { fee: rules.fee }),
    ...(rules.bring === null ? {} : { bring: rules.bring }),
    ...(erasedOn === null ? {} : { dataErasedOn: erasedOn }),
  }
}
