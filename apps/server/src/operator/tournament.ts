import { randomBytes } from 'node:crypto'
import { tidyText } from '@tablee/contract/tournaments/fields/fields'
import type { AccountId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import { type Language, SOURCE_LANGUAGE } from '@tablee/domain/language'
import { HIDING_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/life/hidden-page'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { Config } from '../config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { findAccount } from '../features/accounts/account-store.ts'
import { insertLetters, type WaitingLetter } from '../features/accounts/letter-store.ts'
import { drawId } from '../features/accounts/secret.ts'
import { isStillThere } from '../features/registrations/letters-to-registered.ts'
import { listRegistrations } from '../features/registrations/registration-store.ts'
import { hidePage, restorePage } from '../features/tournaments/commands/hide-page.ts'
import type { HeldTournament } from '../features/tournaments/held-tournament.ts'
import { keepingAccountOf } from '../features/tournaments/tournament-policy.ts'
import { type Answer, type Command, counted, done, failed } from './command.ts'
import { withData } from './open-data.ts'

const REASON = '--reason'

export const tournament: Command = {
  usage: ['tournament hide CODE --reason REASON     (for everybody who asks for the page)', 'tournament restore CODE'],
  flags: [REASON],
  run: async ({ words: [act, typed, ...more], flags, config, now }) => {
    const hasReason = flags.has(REASON) && more.length > 0
    if (typed === undefined || (act === 'hide' ? !hasReason : act !== 'restore' || more.length > 0 || flags.size > 0)) {
      return null
    }
    const code = readTournamentCode(typed)
    if (code === null) return failed(`${typed} is no code of a tournament.`)
    const reason = act === 'hide' ? tidyText(more.join(' ')) : null
    if (reason !== null && (reason === '' || reason.length > HIDING_REASON_MAX_LENGTH)) {
      return failed(`The reason has 1 to ${HIDING_REASON_MAX_LENGTH} characters: everybody reads it.`)
    }
    return withData(config, (database) => change(database, { code, reason, at: now(), config }))
  },
}

type Wanted = {
  readonly code: NonNullable<ReturnType<typeof readTournamentCode>>
  /** Null: it is restored. */
  readonly reason: string | null
  readonly at: Date
  readonly config: Config
}

async function change(database: Database, { code, reason, at, config }: Wanted): Promise<Answer> {
  const changed = await database.inTransaction(async (tx) => {
    const held = await (reason === null ? restorePage(tx, code, at) : hidePage(tx, { code, reason, at }))
    return held && { held, told: await tell(tx, held, { reason, at, config }) }
  })
  if (!changed) {
    return failed(
      reason === null ? `No page of the code ${code} is hidden.` : `There is no tournament of the code ${code}.`,
    )
  }
  const { held, told } = changed
  const what = reason === null ? 'is there again' : 'is hidden'
  return done(`${held.tournament.name} (${code}) ${what}; ${counted(told, 'mail')} will say so.`)
}

/** The organizer's account, and registered players with an address: once per address. */
async function tell(tx: Transaction, held: HeldTournament, told: Omit<Wanted, 'code'>): Promise<number> {
  if (told.config.mail.kind === 'none') return 0
  const { tournament } = held
  const keeper = keepingAccountOf(held)
  const account = keeper && (await findAccount(tx.db, keeper))
  const registered = tournament.announcement ? await listRegistrations(tx.db, tournament.id) : []
  const people = [
    ...registered.filter(isStillThere).map(({ details, name, language }) => ({
      ...{
        to: readEmail(details.email),
        name: details.firstName || name,
        language: language ?? SOURCE_LANGUAGE,
        accountId: '',
      },
    })),
    ...(account
      ? [{ to: account.email, name: account.name, language: SOURCE_LANGUAGE, accountId: account.id as string }]
      : []),
  ]
  const letters = new Map<string, WaitingLetter>()
  for (const { to, ...person } of people) if (to) letters.set(to, letterTo({ to, ...person }, tournament, told))
  await insertLetters(tx.db, [...letters.values()])
  return letters.size
}

type Person = Pick<NonNullable<WaitingLetter['about']>, 'to' | 'name'> & { language: Language; accountId: string }

function letterTo(
  { to, name, language, accountId }: Person,
  { name: event, code, announcement }: HeldTournament['tournament'],
  { reason, at, config }: Omit<Wanted, 'code'>,
): WaitingLetter {
  const createdAt = at.toISOString()
  const contact = config.supportEmail ?? config.publicUrl
  return {
    ...{
      id: drawId(randomBytes),
      accountId: accountId as AccountId,
      language,
      attempts: 0,
      dueAt: createdAt,
      createdAt,
    },
    kind: reason === null ? 'pageRestored' : 'pageHidden',
    url: new URL(reason === null ? `/tournament/${code}` : '/', config.publicUrl).href,
    about: {
      ...{ to, name },
      event: { name: event, startsAt: announcement?.startsAt ?? createdAt, organizer: '', contact },
      ...(reason === null ? {} : { message: { id: '', text: reason } }),
    },
  }
}
