import type { Generated } from 'kysely'

export type MailAddressesTable = {
  id: string
  /** A signature of the address, so that the table reveals none. */
  address_mark: string
  confirmed_at: string | null
  asked_at: string | null
  asked_for: string | null
  /** Switched-off topics, separated by blanks. */
  off: string
  /** When a reader said that these letters were not meant for them. */
  refused_at: string | null
  /** Letters sent while unconfirmed, separated by blanks. */
  written_at: Generated<string>
}
