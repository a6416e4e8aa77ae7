/** Private: with a row, anyone can write to somebody's screen. */
export type CallSubscriptionsTable = {
  tournament_id: string
  /** Or somebody of the staff: see `staffCallee`. */
  player_id: string
  /** SHA-256 of the endpoint, hexadecimal. */
  endpoint_hash: string
  endpoint: string
  /** The browser's key, and a secret it shares with us; base64url. */
  public_key: string
  auth: string
  language: string
  created_at: string
}
