/** Personal data of a shop: who came to it before. */
export type RegularTables = {
  regulars: RegularsTable
  /** At which events: how often is counted, never kept. An event that is erased still counts. */
  regular_visits: { regular_id: string; tournament_id: string; at: string }
  /** Events whose people are known. */
  gathered_events: { tournament_id: string }
}

type RegularsTable = {
  id: string
  shop_id: string
  name: string
  /** By which the same name is known again. */
  name_key: string
  /** Null for who came without an account. */
  account_id: string | null
  /** Null where the person agreed to none. */
  email: string | null
  consent_at: string | null
}
