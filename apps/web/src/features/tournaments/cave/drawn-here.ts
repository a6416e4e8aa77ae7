import type { Act } from '@tablee/domain/tournaments/acts/act'
import type { ApartGiven } from '@tablee/domain/tournaments/acts/decided-apart'
import type { AnyDeskAct, DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import { drawnFor } from '@tablee/domain/tournaments/acts/drawn'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'

/** As the server draws them. */
const ID_BYTES = 6
const SEED_BYTES = 8

/** What an act leans on besides the tournament, drawn on this device. `nowMs` in milliseconds since 1970, by the server's time. */
export function drawnHere(act: AnyDeskAct, nowMs: number): ApartGiven {
  const { hasSeed, ids } = drawnFor(act as Act<DeskActName>)
  return {
    at: new Date(nowMs).toISOString(),
    seed: hasSeed ? seedOfEight(hex(SEED_BYTES)) : '',
    ids: Array.from({ length: ids }, () => hex(ID_BYTES)),
  }
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
