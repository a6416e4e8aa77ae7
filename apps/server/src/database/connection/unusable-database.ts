/** The server cannot start on this database; the message is one sentence for whoever runs it. */
export class UnusableDatabase extends Error {
  /** It may be there in a moment, without anybody putting anything right. */
  readonly isAway: boolean

  constructor(message: string, cause: unknown, { isAway = false }: { readonly isAway?: boolean } = {}) {
    super(message, { cause })
    this.name = 'UnusableDatabase'
    this.isAway = isAway
  }
}

/** Others serve data that this version has to change while nobody does: it goes on once they have stopped. */
export class ServedByOlder extends UnusableDatabase {
  constructor(steps: readonly string[], cause: unknown) {
    super(
      `Servers of an older version still serve this database, and ${steps.join(', ')} cannot be done beside them: this one begins once all of them have stopped.`,
      cause,
      { isAway: true },
    )
  }
}
