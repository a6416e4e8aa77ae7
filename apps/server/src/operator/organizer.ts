import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import type { Database } from '../database/database.ts'
import { listLabelled, setLabel } from '../features/accounts/commands/set-label.ts'
import { type Answer, type Command, done, failed } from './command.ts'
import { withData } from './open-data.ts'

const UNVERIFIED = '--unverified'

export const organizer: Command = {
  usage: ['organizer grant EMAIL [--unverified]', 'organizer revoke EMAIL', 'organizer list'],
  flags: [UNVERIFIED],
  run: async ({ words: [act, email, ...more], flags, config, now }) => {
    if (more.length > 0 || (flags.has(UNVERIFIED) && act !== 'grant')) return null
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

/** Anybody may register with anybody's address: only the link of a mail shows whose it is. */
function unverified(email: string): string {
  return `Nobody has verified the address ${email}: whoever registered with it may be somebody else. Ask the person to follow the link that the app mails (Settings), or add ${UNVERIFIED} when you know whose account it is.`
}

async function list(database: Database): Promise<Answer> {
  const accounts = await listLabelled(database, ORGANIZER_LABEL)
  return { code: 0, text: accounts.map(({ email, $id, name }) => `${email}\t${$id}\t${name}\n`).join('') }
}
