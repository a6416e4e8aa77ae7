export type ShopTokensTable = {
  id: string
  shop_id: string
  kind: string
  name: string
  /** SHA-256, hexadecimal; null once revoked. */
  hash: string | null
  revoked_at: string | null
  /** A day. */
  used_on: string | null
  created_at: string
}
