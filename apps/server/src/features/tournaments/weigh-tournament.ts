import type { HeldTournament } from './held-tournament.ts'

/**
 * Bytes in memory, measured on Node 24: a player and a match with their cached document text, and the player's credentials. Names and texts
 * are short in comparison, except a description.
 */
const BYTES_OF_PLAYER = 700
const BYTES_OF_HOLDER = 400
const BYTES_OF_MATCH = 800
const BYTES_OF_EACH = 10_000
const BYTES_OF_CHARACTER = 2

/** A test checks it against the heap, since it decides how many are cached. */
export function weighTournament({ tournament, holders }: HeldTournament): number {
  const { players, matches, announcement } = tournament
  const described = (announcement?.description.length ?? 0) * BYTES_OF_CHARACTER
  const held = holders.players.size * BYTES_OF_HOLDER
  return BYTES_OF_EACH + players.length * BYTES_OF_PLAYER + matches.length * BYTES_OF_MATCH + held + described
}
