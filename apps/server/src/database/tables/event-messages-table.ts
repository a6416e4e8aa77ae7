export type EventMessagesTable = {
  id: string
  tournament_id: string
  kind: 'message' | 'moved'
  /** Null for messages without an author, and when the account is gone. */
  account_id: string | null
  text: string
  starts_at: string | null
  location: string | null
  at: string
}

export type MessageReportsTable = { message_id: string; address_id: string; at: string }
