/** Counted over all accounts, including erased ones: no foreign key. */
export type AskedLinksTable = {
  id: string
  /** A signature of the address, so that the table reveals none. */
  address_mark: string
  account_id: string
  /** Of the account's own address; 0 or 1. */
  is_confirmed: number
  asked_at: string
}
