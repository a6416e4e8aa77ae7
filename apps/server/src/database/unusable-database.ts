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
