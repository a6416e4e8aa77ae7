import type { StaffRole } from '@tablee/domain/tournaments/authority/role'

/** Private: no query from outside reaches this table. */
export type CapabilitiesTable = {
  tournament_id: string
  /** `entry`: the tournament's password, which lets people join. */
  role: StaffRole | 'player' | 'entry'
  /** Tells holders of the same role apart: a player's id, one drawn for a helper; empty for organizer and password. */
  holder_id: string
  /** SHA-256 of the secret, hexadecimal; of a password, argon2id with its salt and settings; `invited` while an invitation is open. */
  hash: string
  /** The name a helper was invited under: of a person, and nowhere else. Null for the others. */
  label: string | null
  expires_at: string | null
  revoked_at: string | null
}

/** Private as well. */
export type DeviceLinksTable = {
  /** SHA-256 of the one-time code, hexadecimal. */
  hash: string
  tournament_id: string
  role: 'organizer' | 'player'
  player_id: string
  expires_at: string
  used_at: string | null
}

/** Private as well: how each helper came to the role that the capability of the same holder gives. */
export type StaffInvitationsTable = {
  tournament_id: string
  holder_id: string
  /** SHA-256 of the one-time code, hexadecimal. */
  hash: string
  invited_at: string
  accepted_at: string | null
  /** To the minute. */
  used_at: string | null
}
