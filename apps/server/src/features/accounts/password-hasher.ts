import { hash, verify } from '@node-rs/argon2'
import { tidyPassword } from '@tablee/domain/accounts/password'

/** For Argon2id; memory in KiB. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** OWASP's recommendation; 19 MiB and about 50 ms per password. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer than any allowed password. */
const LONGEST = 4096

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** The same work with and without a stored hash. */
  readonly verify: (kept: string | null, password: string) => Promise<boolean>
}

export function createPasswordHashers(cost?: PasswordCost) {
  return {
    passwords: createPasswordHasher({ mostAtOnce: 2, cost }),
    doors: createPasswordHasher({ mostAtOnce: 1, cost }),
  }
}

type Hashing = { readonly mostAtOnce: number; readonly cost?: PasswordCost | undefined }

/** Runs outside the event loop. Its few threads are shared with the file system, so each hasher is limited. */
export function createPasswordHasher({ mostAtOnce, cost = COST }: Hashing): PasswordHasher {
  const inTurn = createTurns(mostAtOnce)
  const hashInTurn = (password: string) => inTurn(() => hash(tidied(password), cost))
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
