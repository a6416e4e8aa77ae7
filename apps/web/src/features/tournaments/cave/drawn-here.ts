import type { ApartGiven } from '@tablee/domain/tournaments/acts/decided-apart'
import { type AnyDeskAct, drawnAtDesk } from '@tablee/domain/tournaments/acts/desk-acts'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'

/** As on the server. */
const ID_BYTES = 6
const SEED_BYTES = 8

type Here = {
  /** In milliseconds since 1970, by the server's time. */
  readonly nowMs: number
  /** The next one; null where there is none, and this device draws. */
  readonly sealed: string | null
}

/** What an act leans on besides the tournament, drawn on this device. */
export function drawnHere(act: AnyDeskAct, { nowMs, sealed }: Here): ApartGiven {
  const { hasSeed, ids } = drawnAtDesk(act)
  return {
    at: new Date(nowMs).toISOString(),
    seed: hasSeed ? (sealed ?? seedOfEight(hex(SEED_BYTES))) : '',
    ids: Array.from({ length: ids }, () => hex(ID_BYTES)),
  }
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
