export type MailAddressesTable = {
  id: string
  /** What the address signs to: whoever reads the table learns no address. */
  address_mark: string
  confirmed_at: string | null
  asked_at: string | null
  /** The event that asked last. */
  asked_for: string | null
  /** The topics that do not come, with blanks between them. */
  off: string
}
