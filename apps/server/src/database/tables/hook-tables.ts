export type HookTables = {
  shop_hooks: ShopHooksTable
  hook_deliveries: HookDeliveriesTable
  /** The card of an event on Discord. */
  hook_cards: { hook_id: string; tournament_id: string; message_id: string }
}

type ShopHooksTable = {
  id: string
  shop_id: string
  kind: string
  /** Encrypted. */
  address: string
  /** Grows when the secret is renewed, which is derived from it. */
  generation: number
  /** JSON. */
  events: string
  language: string
  is_on: number
  /** Who switched it off; null while it is on. */
  ended_by: string | null
  /** A process sends to it until then; empty: none. */
  busy_until: string
  created_at: string
}

type HookDeliveriesTable = {
  id: string
  hook_id: string
  /** Null: a try. */
  event: string | null
  tournament_id: string | null
  round: number | null
  state: string
  attempts: number
  status: number | null
  failure: string | null
  created_at: string
  /** Since when it is tried: a day later it is given up. */
  since: string
  due_at: string
}
