import { randomBytes } from 'node:crypto'
import type { AccountHappening } from '@tablee/contract/serving/account-happening'
import type { Database } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { createPasswordGuesser } from '../password-guesser.ts'
import { createPasswordHasher } from '../password-hasher.ts'

export type AccountsOn = {
  readonly ground: AccountGround
  readonly told: AccountHappening[]
  readonly pass: (ms: number) => void
}

/** With a clock that advances by itself. */
export function accountsOn(database: Database): AccountsOn {
  let now = Date.UTC(2030, 0, 31, 18)
  const told: AccountHappening[] = []
  return {
    told,
    pass: (ms) => {
      now += ms
    },
    ground: {
      database,
      isGuessable: createPasswordGuesser(),
      passwords: createPasswordHasher({ mostAtOnce: 2 }),
      now: () => new Date(now++),
      chance: randomBytes,
      announce: (happening) => told.push(happening),
      letterWaits: () => {},
      isMailSent: true,
      supportEmail: null,
      pageOf: (path) => `http://localhost:3000${path}`,
      followEmail: async () => {},
      afterConfirmed: async () => {},
      findPersonalLink: async () => null,
      signatures: { sign: (text) => `signed-${text}`, isSigned: (text, given) => given === `signed-${text}` },
      isPublicId: async (id) => id === 'f'.repeat(32),
      listUndecidedEvents: async () => [],
      isNeededInShop: async () => false,
      keepers: [],
    },
  }
}
