import type { AccountId, SessionId } from '@tablee/domain/accounts/account'

export type RealtimeEvent = {
  readonly events: readonly string[]
  readonly payload: object
  /** For acts: the commit time by the process's clock, in milliseconds since 1970. For metrics, never sent out. */
  readonly committedAt?: number
  /** The only recipients; everyone when omitted. */
  readonly audience?: readonly AccountId[]
}

/** Whichever process holds the followers' connection. */
export type Bus = {
  /** The event is built only if a channel may have followers. False when there are certainly none. */
  readonly publish: (channels: readonly string[], make: () => RealtimeEvent) => boolean
  /** Disconnects listeners of these sessions; clients reconnect without an account. */
  readonly endSessions: (ids: readonly SessionId[]) => void
  /** Disconnects the channel's listeners, after delivering what was published on it. */
  readonly endListeners: (channel: string) => void
}
