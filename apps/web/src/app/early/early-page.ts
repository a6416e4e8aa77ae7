declare global {
  interface Window {
    /** Set while a server-written page waits for the app. */
    earlyPage?: EarlyPage
  }
}

/** Between the start script and the app. */
export type EarlyPage = {
  /** The app is ready: it receives what was typed and does what was pressed. */
  readonly handOver: () => void
  readonly giveUp: () => void
}
