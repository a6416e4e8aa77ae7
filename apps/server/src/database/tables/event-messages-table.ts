/** What those registered are told of an event. */
export type EventMessagesTable = {
  id: string
  tournament_id: string
  kind: 'message' | 'moved'
  /** Who wrote it; null where nobody did, or the account is gone. */
  account_id: string | null
  text: string
  /** Of an event that moved. */
  starts_at: string | null
  location: string | null
  at: string
}

export type MessageReportsTable = { message_id: string; address_id: string; at: string }
