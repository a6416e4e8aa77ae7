import type { AccountId, SessionId } from '@tablee/domain/accounts/account'

/** Something that happened, as sockets hear it. */
export type RealtimeEvent = {
  readonly events: readonly string[]
  readonly payload: object
  /** Of an act: when it was committed, by the clock of its process, in milliseconds since 1970. For figures, and told to nobody. */
  readonly committedAt?: number
  /** Only these accounts hear it; everybody when left out. */
  readonly audience?: readonly AccountId[]
}

/** Tells whoever follows what was committed, whichever process holds their connection. */
export type Bus = {
  /**
   * The event is made only when somebody may be following one of the channels, so that nothing is written for nobody. False when
   * certainly nobody does.
   */
  readonly publish: (channels: readonly string[], make: () => RealtimeEvent) => boolean
  /** Whoever listens by one of these sessions is cut off; clients come back by themselves, as nobody. */
  readonly endSessions: (ids: readonly SessionId[]) => void
  /** Whoever hears this channel is cut off, after what was published on it. */
  readonly endListeners: (channel: string) => void
}
