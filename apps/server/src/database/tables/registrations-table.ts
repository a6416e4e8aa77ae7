import type { Generated } from 'kysely'

/** Personal data: only the organizer and the person see a whole row. */
export type RegistrationsTable = {
  id: string
  tournament_id: string
  /** The player it becomes once accepted; the person's secret is bound to it. */
  player_id: string
  /** Null without an account. */
  account_id: string | null
  player_name: string
  /** The public name while hidden. */
  shown_as: string | null
  /** Asked for with a registration of teams. */
  team_name: string | null
  has_paid: Generated<number>
  first_name: string
  last_name: string
  email: string
  phone: string
  location: string
  notes: string
  /** JSON; empty where nobody is asked for, or the person is not below the age. */
  guardian: Generated<string>
  /** Read by the staff, which decides. */
  wishes_fixed_seat: Generated<number>
  /** JSON. */
  decklist: string | null
  status: 'pending' | 'confirmed' | 'cancelled'
  cancelled_from: 'pending' | 'confirmed' | null
  dropped: number
  checked_in: number
  /** Language of letters; null for registrations from before it was asked. */
  language: string | null
  /** A higher version invalidates older links. */
  link_version: Generated<number>
  /** The state in the last letter; null before any. */
  mailed_as: string | null
  registered_at: string
  updated_at: string
  /** With the time they give the order of arrival. */
  added_in: number
  added_as: number
}
