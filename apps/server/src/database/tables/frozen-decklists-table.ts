/** A list as it was at the lock, and each that came after it. What an erasure leaves names nobody: no list, no text, no reason. */
export type FrozenDecklistsTable = {
  tournament_id: string
  registration_id: string
  /** From 1 for each registration. */
  number: number
  player_id: string
  /** JSON, as handed in. */
  decklist: string | null
  /** Its form with the nonce, of which `hash` is the SHA-256. */
  text: string | null
  hash: string
  frozen_at: string
  cause: 'lock' | 'late' | 'change'
  /** Of a change, in the words of the staff. */
  reason: string | null
}
