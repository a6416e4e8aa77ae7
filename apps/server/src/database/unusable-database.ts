/** The server cannot start on this database; the message is one sentence for whoever runs it. */
export class UnusableDatabase extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'UnusableDatabase'
  }
}
