import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { answered } from './answered.ts'
import type { BusHearing } from './serving-lock.ts'

/** Shared by every process on the bus: 'tabm' in ASCII. */
const HEARING_KEY = 0x7461626d
const HEARD_BY_OTHERS = `select exists (
  select from pg_locks where locktype = 'advisory' and objsubid = 1 and classid = 0 and objid = $1 and granted
    and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()
) as heard`
const LOOK_MS = 250

type Connected = {
  /** Of the serving lock; null while it is lost. */
  readonly connection: () => Client | null
  readonly isEnded: () => boolean
}

/** A second lock on the serving lock's connection shows that the bus is heard; both end with the process. */
export function hearBus({ connection, isEnded }: Connected): BusHearing {
  async function follow(isHearing: () => boolean): Promise<void> {
    let holder: Client | null = null
    while (!isEnded()) {
      const client = connection()
      const hears = isHearing()
      const holds: boolean = client !== null && holder === client
      if (client && holds !== hears && (await isChanged(client, hears))) holder = hears ? client : null
      await pause(LOOK_MS, undefined, { ref: false })
    }
  }
  return {
    follow: (isHearing) => void follow(isHearing),
    isHeardElsewhere: async () => {
      const client = connection()
      if (!client) return false
      const { rows } = await answered(client.query<{ heard: boolean }>(HEARD_BY_OTHERS, [HEARING_KEY]))
      return rows[0]?.heard ?? false
    },
  }
}

/** False when the connection broke meanwhile. */
async function isChanged(client: Client, hears: boolean): Promise<boolean> {
  const act = hears ? 'select pg_advisory_lock_shared($1)' : 'select pg_advisory_unlock_shared($1)'
  try {
    await answered(client.query(act, [HEARING_KEY]))
    return true
  } catch {
    return false
  }
}
