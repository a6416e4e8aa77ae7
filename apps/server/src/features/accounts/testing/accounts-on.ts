import { randomBytes } from 'node:crypto'
import type { AccountHappening } from '@tablee/contract/serving/account-happening'
import type { Database } from '../../../database/database.ts'
import type { Acting } from '../acting.ts'
import { createPasswordHasher } from '../password-hasher.ts'

export type AccountsOn = {
  readonly acting: Acting
  readonly told: AccountHappening[]
  readonly pass: (ms: number) => void
}

/** The commands on this database, with a clock that moves by itself and what they told. */
export function accountsOn(database: Database): AccountsOn {
  let now = Date.UTC(2030, 0, 31, 18)
  const told: AccountHappening[] = []
  return {
    told,
    pass: (ms) => {
      now += ms
    },
    acting: {
      database,
      passwords: createPasswordHasher({ mostAtOnce: 2 }),
      now: () => new Date(now++),
      chance: randomBytes,
      announce: (happening) => told.push(happening),
      letterWaits: () => {},
      isPublicId: async (id) => id === 'f'.repeat(32),
      keepers: [],
    },
  }
}
