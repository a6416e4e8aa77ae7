import { hash, verify } from '@node-rs/argon2'
import { tidyPassword } from '@tablee/domain/accounts/password'

/** Argon2id with the settings that OWASP names for it; 19 MiB and some 50 ms a password. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer than any password that can be chosen. */
const LONGEST = 4096

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** The same work whether there is a hash to compare with or not. */
  readonly verify: (kept: string | null, password: string) => Promise<boolean>
}

/**
 * Works beside the event loop, so that everybody else is served meanwhile. Its few threads are shared with the file
 * system: whoever asks for a hasher says how many it may take.
 */
export function createPasswordHasher({ mostAtOnce }: { readonly mostAtOnce: number }): PasswordHasher {
  const inTurn = createTurns(mostAtOnce)
  const hashInTurn = (password: string) => inTurn(() => hash(tidied(password), SETTINGS))
  const decoy = hashInTurn(crypto.randomUUID())
  return {
    hash: hashInTurn,
    verify: async (kept, password) => {
      const compared = kept ?? (await decoy)
      const isSame = await inTurn(() => verify(compared, tidied(password)))
      return isSame && kept !== null
    },
  }
}

function tidied(password: string): string {
  return tidyPassword(password.slice(0, LONGEST))
}

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

function createTurns(most: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
