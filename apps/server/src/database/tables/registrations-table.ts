import type { Generated } from 'kysely'

/** Personal data: only the organizer and the person see a whole row. */
export type RegistrationsTable = {
  id: string
  tournament_id: string
  /** The player that the registration becomes once accepted; the person's secret hangs on it. */
  player_id: string
  /** Null for who registered without an account. */
  account_id: string | null
  player_name: string
  /** What everybody reads in its place while it is hidden. */
  shown_as: string | null
  /** The fee is settled. */
  has_paid: Generated<number>
  first_name: string
  last_name: string
  email: string
  phone: string
  location: string
  notes: string
  /** JSON. */
  decklist: string | null
  status: 'pending' | 'confirmed' | 'cancelled'
  cancelled_from: 'pending' | 'confirmed' | null
  dropped: number
  checked_in: number
  /** What letters are written in; null for who registered before it was asked. */
  language: string | null
  /** Links of letters from before are good no more: it grows with each time that the person asks for that. */
  link_version: Generated<number>
  /** What the last letter told of how it stands; null where none did. */
  mailed_as: string | null
  registered_at: string
  updated_at: string
  /** The act that added the row, and the place in it: with the moment they keep the order of arrival. */
  added_in: number
  added_as: number
}
