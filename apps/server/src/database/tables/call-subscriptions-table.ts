/** Private: whoever knows a row can write to the screen of a player. */
export type CallSubscriptionsTable = {
  tournament_id: string
  player_id: string
  /** SHA-256 of the endpoint, hexadecimal. */
  endpoint_hash: string
  endpoint: string
  /** What a call is encrypted with, base64url: the key of the browser, and a secret it shares with us. */
  public_key: string
  auth: string
  language: string
  created_at: string
}
