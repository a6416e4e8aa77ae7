import type { Generated } from 'kysely'

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
  /** When somebody who reads it said that no letter was meant for them. */
  refused_at: string | null
  /** When the last letters went there while nobody had confirmed it, with blanks between them. */
  written_at: Generated<string>
}
