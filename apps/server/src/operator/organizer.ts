import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { grantCommand } from '@tablee/domain/accounts/grant-command'
import type { Database } from '../database/database.ts'
import { openRequests, type Refusing, refuseRequest } from '../features/accounts/commands/answer-request.ts'
import { reportedMessages } from '../features/accounts/commands/report-message.ts'
import { listLabelled, setLabel } from '../features/accounts/commands/set-label.ts'
import { type Answer, type Command, counted, done, failed } from './command.ts'
import { withData } from './open-data.ts'

const UNVERIFIED = '--unverified'

export const organizer: Command = {
  usage: [
    'organizer grant EMAIL [--unverified]',
    'organizer revoke EMAIL',
    'organizer list',
    'organizer requests',
    'organizer reports',
    'organizer refuse EMAIL REASON',
  ],
  flags: [UNVERIFIED],
  run: async ({ words: [act, email, ...more], flags, config, now }) => {
    if (act === 'refuse' && email !== undefined && flags.size === 0) {
      const refusing = { email, reason: more.join(' '), at: now() }
      return withData(config, (database) => refuse(database, refusing))
    }
    if (more.length > 0 || (flags.has(UNVERIFIED) && act !== 'grant')) return null
    if (act === 'requests') return email === undefined ? withData(config, requests) : null
    if (act === 'reports') return email === undefined ? withData(config, reports) : null
    if (act === 'list') return email === undefined ? withData(config, list) : null
    if ((act !== 'grant' && act !== 'revoke') || email === undefined) return null
    const isGiven = act === 'grant'
    const wanted = { email, isGiven, isVerifiedOnly: isGiven && !flags.has(UNVERIFIED), at: now() }
    return withData(config, (database) => change(database, wanted))
  },
}

type Wanted = {
  readonly email: string
  readonly isGiven: boolean
  readonly isVerifiedOnly: boolean
  readonly at: Date
}

async function change(database: Database, wanted: Wanted): Promise<Answer> {
  const { email, isGiven } = wanted
  const account = await setLabel(database, { ...wanted, label: ORGANIZER_LABEL })
  if (!account) return failed(`No account has the address ${email}.`)
  if (account === 'email_unverified') return failed(unverified(email))
  const what = isGiven ? 'may create advanced tournaments' : 'may no longer create advanced tournaments'
  return done(`${account.email} (${account.$id}) ${what}.`)
}

/** Anyone can register with any address: only a mailed link proves whose it is. */
function unverified(email: string): string {
  return `Nobody has verified the address ${email}: whoever registered with it may be somebody else. Ask the person to follow the link that the app mails (Settings), or add ${UNVERIFIED} when you know whose account it is.`
}

async function list(database: Database): Promise<Answer> {
  const accounts = await listLabelled(database, ORGANIZER_LABEL)
  return { code: 0, text: accounts.map(({ email, $id, name }) => `${email}\t${$id}\t${name}\n`).join('') }
}

async function requests(database: Database): Promise<Answer> {
  const open = await openRequests(database)
  const told = open.map(({ email, name, accountId, askedAt, text, isEmailVerified }) =>
    [
      `${askedAt.slice(0, 16).replace('T', ' ')} UTC  ${email} (${accountId}) ${name}${isEmailVerified ? '' : '  [address not confirmed]'}`,
      ...text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `    ${line}`),
      `    ${grantCommand(email)}${isEmailVerified ? '' : ` ${UNVERIFIED}`}`,
    ].join('\n'),
  )
  return done([`${counted(open.length, 'open request')}.`, ...told].join('\n'))
}

async function refuse(database: Database, refusing: Refusing): Promise<Answer> {
  const { email } = refusing
  if (!(await refuseRequest(database, refusing))) return failed(`Nobody with the address ${email} has an open request.`)
  return done(`The request of ${email} is refused; the person reads it in the app, with the reason.`)
}

async function reports(database: Database): Promise<Answer> {
  const reported = await reportedMessages(database)
  const told = reported.map(({ at, event, code, email, reports: count, text }) =>
    [
      `${at.slice(0, 16).replace('T', ' ')} UTC  ${event} (${code})  ${counted(count, 'report')}`,
      ...text.split('\n').map((line) => `    ${line}`),
      `    ${email === null ? 'The account that wrote it is gone.' : `organizer revoke ${email}`}`,
    ].join('\n'),
  )
  return done([`${counted(reported.length, 'reported message')}.`, ...told].join('\n'))
}
