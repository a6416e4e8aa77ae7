import { blockAccount } from '../features/accounts/commands/block-account.ts'
import { type Command, done, failed } from './command.ts'
import { withData } from './open-data.ts'

export const account: Command = {
  usage: ['account block EMAIL|ID', 'account unblock EMAIL|ID'],
  run: async ({ words: [act, who, ...more], config, now }) => {
    if ((act !== 'block' && act !== 'unblock') || who === undefined || more.length > 0) return null
    const isBlocked = act === 'block'
    const changed = await withData(config, (database) => blockAccount(database, { who, isBlocked, at: now() }))
    if (!changed) return failed(`No account has the address or id ${who}.`)
    const what = isBlocked
      ? 'can no longer sign in, and is signed out everywhere. What it organizes stays as it is'
      : 'may sign in again'
    return done(`${changed.email} (${changed.$id}) ${what}.`)
  },
}
