import type { EventNews } from '@tablee/contract/serving/letter'
import type { Email } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export type MailedStanding = 'pending' | 'waiting' | 'confirmed' | 'cancelled'

/** The state a letter reports; null if it reports none. */
export function standingToldBy(kind: EventNews['kind']): MailedStanding | null {
  switch (kind) {
    case 'registrationReceived':
      return 'pending'
    case 'registrationWaiting':
      return 'waiting'
    case 'registrationAccepted':
    case 'registrationPromoted':
    case 'eventReminder':
      return 'confirmed'
    case 'registrationCancelled':
      return 'cancelled'
    default:
      return null
  }
}

const WRITTEN_TOGETHER = 500

export async function noteMailed(
  db: Queryable,
  ids: readonly RegistrationId[],
  standing: MailedStanding,
): Promise<void> {
  for (let start = 0; start < ids.length; start += WRITTEN_TOGETHER) {
    const some = ids.slice(start, start + WRITTEN_TOGETHER)
    await db.updateTable('registrations').set({ mailed_as: standing }).where('id', 'in', some).execute()
  }
}

/** An address has few registrations for coming events. */
const MOST_TOLD = 20

export type Told = {
  readonly id: RegistrationId
  readonly tournamentId: TournamentId
  readonly mailedAs: string | null
}

/** With the state last mailed. */
export async function listToldAt(
  db: Queryable,
  { email, now }: { readonly email: Email; readonly now: string },
): Promise<readonly Told[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .select(['registrations.id', 'tournament_id', 'mailed_as'])
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email))
    .where('tournaments.starts_at', '>', now)
    .where('tournaments.phase', '=', 'waiting')
    .where('tournaments.is_cancelled', '=', 0)
    .orderBy('tournaments.starts_at')
    .orderBy('registrations.id')
    .limit(MOST_TOLD)
    .execute()
  return rows.map(({ id, tournament_id, mailed_as }) => ({
    id: id as RegistrationId,
    tournamentId: tournament_id as TournamentId,
    mailedAs: mailed_as,
  }))
}
