/** Personal data of a shop: its past visitors. */
export type RegularTables = {
  regulars: RegularsTable
  /** Visits are counted from these rows. An erased event still counts. */
  regular_visits: { regular_id: string; tournament_id: string; at: string }
  /** Events already evaluated. */
  gathered_events: { tournament_id: string }
}

type RegularsTable = {
  id: string
  shop_id: string
  name: string
  name_key: string
  /** Null without an account. */
  account_id: string | null
  /** Null if the person agreed to none. */
  email: string | null
  consent_at: string | null
}
