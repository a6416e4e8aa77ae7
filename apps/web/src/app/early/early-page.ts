declare global {
  interface Window {
    /** There while a page that the server wrote waits for the app. */
    earlyPage?: EarlyPage
  }
}

/** What the start script of a written page and the app say to each other. */
export type EarlyPage = {
  /** The first screen is the app's own: it gets what was typed, and does what was pressed. */
  readonly handOver: () => void
  /** The app cannot be had. */
  readonly giveUp: () => void
}
