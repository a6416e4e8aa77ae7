import type { StaffRole } from '@tablee/domain/tournaments/authority/role'

/** Private: no outside query reaches this table. */
export type CapabilitiesTable = {
  tournament_id: string
  /** `entry`: the tournament's password for joining. */
  role: StaffRole | 'player' | 'entry'
  /** Distinguishes holders of one role: a player's id, or a random one for a helper; empty for organizer and password. */
  holder_id: string
  /** SHA-256 of the secret, hexadecimal; for a password argon2id with salt and settings; `invited` while an invitation is open. */
  hash: string
  /** The name a helper was invited under, a person's name stored nowhere else. Null for the others. */
  label: string | null
  expires_at: string | null
  revoked_at: string | null
}

/** Private. */
export type DeviceLinksTable = {
  /** SHA-256 of the one-time code, hexadecimal. */
  hash: string
  tournament_id: string
  role: 'organizer' | 'player'
  player_id: string
  expires_at: string
  used_at: string | null
}

/** Private: how each helper got the role. */
export type StaffInvitationsTable = {
  tournament_id: string
  holder_id: string
  /** SHA-256 of the one-time code, hexadecimal. */
  hash: string
  invited_at: string
  accepted_at: string | null
  /** Rounded to the minute. */
  used_at: string | null
  /** The role for which this one stands in, by its `holder_id`; null for none. */
  replaces: string | null
  /** Numbers of acts in the journal, where somebody stands in. */
  handed_over_in: number | null
  taken_back_in: number | null
}
