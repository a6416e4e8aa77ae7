/** Counted over all accounts, and over those that were erased since: no reference to them. */
export type AskedLinksTable = {
  id: string
  /** What the address signs to: whoever reads the table learns no address. */
  address_mark: string
  account_id: string
  /** Whether the account had confirmed its own address then; 0 or 1. */
  is_confirmed: number
  asked_at: string
}
