import { codeFromBytes } from '@tablee/domain/tournaments/life/tournament-code'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'
import { pseudonym } from '@tablee/domain/tournaments/players/pseudonym'
import type { PlayerId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Secure random bytes, injected so that tests can predict them. */
export type Chance = (count: number) => Uint8Array

/** Short enough that a match id, made of a round and two players, is a valid protocol id (36 characters). */
const ID_BYTES = 6
const TOURNAMENT_ID_BYTES = 10
const SEED_BYTES = 8
const LOT_BYTES = 8
const CODE_BYTES = 16
const ONE_TIME_CODE_BYTES = 24
const SECRET_BYTES = 32
const PSEUDONYM_BYTES = 3
const HELPER_ID_BYTES = 6

export function drawTournamentId(chance: Chance): TournamentId {
  return hex(chance(TOURNAMENT_ID_BYTES)) as TournamentId
}

export function drawId(chance: Chance): string {
  return hex(chance(ID_BYTES))
}

export function drawPlayerId(chance: Chance): PlayerId {
  return drawId(chance) as PlayerId
}

export function drawSeed(chance: Chance): string {
  return seedOfEight(hex(chance(SEED_BYTES)))
}

export function drawLot(chance: Chance): string {
  return hex(chance(LOT_BYTES))
}

export function drawCode(chance: Chance): TournamentCode {
  for (;;) {
    const code = codeFromBytes(chance(CODE_BYTES))
    if (code) return code
  }
}

export function drawHelperId(chance: Chance): string {
  return hex(chance(HELPER_ID_BYTES))
}

export function drawOneTimeCode(chance: Chance): string {
  return Buffer.from(chance(ONE_TIME_CODE_BYTES)).toString('base64url')
}

export function drawSecret(chance: Chance): string {
  return hex(chance(SECRET_BYTES))
}

/** Replaces the name of an erased person. */
export function drawPseudonym(chance: Chance): string {
  return pseudonym(hex(chance(PSEUDONYM_BYTES)).toUpperCase())
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
