/** The server cannot start on this database; the message is one sentence for the operator. */
export class UnusableDatabase extends Error {
  /** It may come back by itself. */
  readonly isAway: boolean

  constructor(message: string, cause: unknown, { isAway = false }: { readonly isAway?: boolean } = {}) {
    super(message, { cause })
    this.name = 'UnusableDatabase'
    this.isAway = isAway
  }
}

/** Waits until older servers, which cannot go on beside this version's migrations, have stopped. */
export class ServedByOlder extends UnusableDatabase {
  constructor(steps: readonly string[], cause: unknown) {
    super(
      `Servers of an older version still serve this database, and ${steps.join(', ')} cannot be done beside them: this one begins once all of them have stopped.`,
      cause,
      { isAway: true },
    )
  }
}
