import type { EventNews, LetterEvent, ToldKind, WrittenMessage } from '@tablee/contract/serving/letter'
import { readEmail } from '@tablee/domain/accounts/email'
import type { MailTopic } from '@tablee/domain/accounts/mail-topics'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { isWaitingListOpen } from '@tablee/domain/registrations/waiting-list'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { isOfStaff, type Role } from '@tablee/domain/tournaments/authority/role'
import { teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import { pageOfEvent, wholeEventOf } from './letters-to-registered.ts'
import { noteMailed, standingToldBy } from './mailed-standing-store.ts'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration } from './registration-store.ts'

/** Null when the person did it, or stands in front of the organizer. */
export function newsOf(act: ActName, role: Role): LetterKind | null {
  switch (act) {
    case 'register':
      return 'registrationReceived'
    case 'accept-registration':
    case 'accept-registrations':
    // Players let in are notified; absent ones are, by definition, not at the desk.
    case 'drop-absent-players':
      return 'registrationAccepted'
    case 'cancel-registration':
    case 'cancel-registrations':
      return isOfStaff(role) ? 'registrationCancelled' : null
    default:
      return null
  }
}

export type NewsGround = Pick<RegistrationGround, 'keepNews' | 'pageOf'>

/** Letters to whoever is registered. */
export type LetterKind = Exclude<EventNews['kind'], ToldKind | 'guardianAgreed'>

type News = {
  readonly kind: LetterKind
  readonly tournament: Tournament
  readonly message?: WrittenMessage
  readonly about?: Partial<LetterEvent>
}

/** If wanted; letters are sent only if the act is committed. Returns how many letters carry the news itself. */
export async function tellByMail(
  ground: NewsGround,
  tx: Transaction,
  { registrations, ...news }: News & { readonly registrations: readonly KeptRegistration[] },
): Promise<number> {
  const letters = registrations.flatMap((registration) => newsTo(ground, registration, news) ?? [])
  if (letters.length === 0) return 0
  // An address given several times gets a message once.
  const once = news.message ? [...new Map(letters.map((one) => [one.to, one])).values()] : letters
  const told = new Set(await ground.keepNews(tx, once))
  for (const [kind, some] of Map.groupBy(letters, (one) => one.kind)) {
    const standing = standingToldBy(kind)
    const ids = some.map(({ registrationId }) => registrationId).filter((id) => told.has(id))
    if (standing !== null) await noteMailed(tx.db, ids, standing)
  }
  return told.size
}

function newsTo(
  ground: NewsGround,
  registration: KeptRegistration,
  { kind, tournament, message, about = {} }: News,
): EventNews | null {
  const { details, name, language, accountId } = registration
  const to = readEmail(details.email)
  if (!to || !isStillSo(kind, registration)) return null
  return {
    kind: kind === 'registrationReceived' ? standingOf(registration, tournament) : kind,
    ...{ to, registrant: accountId, accountId, tournamentId: tournament.id, registrationId: registration.id },
    topic: topicOf(kind),
    name: details.firstName || name,
    language: language ?? SOURCE_LANGUAGE,
    link: pageOfEvent(ground, tournament),
    event: { ...wholeEventOf(tournament), ...teamIn(tournament, registration), ...about },
    ...(message ? { message } : {}),
  }
}

/** The team they sit in, or the one they asked for. */
function teamIn(tournament: Tournament, { playerId, teamName }: KeptRegistration): Pick<LetterEvent, 'team'> {
  if (tournament.teamKind === null) return {}
  const team = teamOf(tournament, playerId)?.name ?? teamName
  return typeof team === 'string' ? { team } : {}
}

function standingOf({ state }: KeptRegistration, tournament: Tournament): LetterKind {
  if (state.kind === 'confirmed') return 'registrationAccepted'
  return isWaitingListOpen(tournament) ? 'registrationWaiting' : 'registrationReceived'
}

function topicOf(kind: LetterKind): MailTopic {
  switch (kind) {
    case 'eventMoved':
      return 'changes'
    case 'eventReminder':
      return 'reminder'
    case 'eventMessage':
      return 'messages'
    case 'registrationReceived':
    case 'registrationWaiting':
    case 'registrationAccepted':
    case 'registrationPromoted':
    case 'registrationCancelled':
      return 'registration'
    default:
      return kind satisfies never
  }
}

function isStillSo(kind: LetterKind, { state }: KeptRegistration): boolean {
  switch (kind) {
    case 'registrationAccepted':
    case 'registrationPromoted':
    case 'eventReminder':
      return state.kind === 'confirmed'
    case 'registrationCancelled':
      return state.kind === 'cancelled'
    case 'registrationReceived':
    case 'registrationWaiting':
    case 'eventMoved':
    case 'eventMessage':
      return state.kind === 'pending' || state.kind === 'confirmed'
    default:
      return kind satisfies never
  }
}
