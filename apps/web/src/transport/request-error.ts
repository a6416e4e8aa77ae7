/** A field of the input that was refused, and the sentence that says why. */
export type FieldErrors = Readonly<Record<string, string>>

type Refusal = {
  readonly status: number
  readonly reason: string | null
  readonly type?: string | null
  readonly message: string
  readonly fields: FieldErrors
  readonly callId?: string | null
}

/** The server understood and said no: an expected answer, with a sentence fit to show. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number
  /** Machine word of the refusal, such as `not_organizer`. */
  readonly reason: string | null
  /** Type of the protocol, such as `user_invalid_credentials`. */
  readonly type: string | null
  readonly fields: FieldErrors
  /** The function that refused; null when it was none. */
  readonly callId: string | null

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.status = refusal.status
    this.reason = refusal.reason
    this.type = refusal.type ?? null
    this.fields = refusal.fields
    this.callId = refusal.callId ?? null
  }
}

/**
 * No answer came, or the server has no database for the moment: nobody knows whether the act was carried out, so it may be
 * sent again with the same act id.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
  /** What the server said of it; empty when nobody said anything. */
  readonly sentence: string

  constructor(
    message: string,
    { sentence = '', cause }: { readonly sentence?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.sentence = sentence
  }
}

/** Of the server, or of who passes a request on. */
export const TOO_MANY_REQUESTS = 429

/** The server answered that it could not try (status 429 and 500 or more), or answered something unreadable. */
export class ServerFailureError extends Error {
  override readonly name = 'ServerFailureError'
  readonly status: number
  /** The function that failed; null when it was none. */
  readonly callId: string | null

  constructor(status: number, message: string, callId: string | null = null) {
    super(message)
    this.status = status
    this.callId = callId
  }
}

/** The server did what it was asked, and said so in words of a later version. */
export class UnreadableAnswerError extends ServerFailureError {}

/** Whether sending the same thing again may help. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof UnreachableError || error instanceof ServerFailureError
}

/**
 * Null for what failed: a refusal or a failure of the network is told where the act was made. Anything else is a defect
 * of this app, which is also logged, once: the screen can only say that something went wrong.
 */
export function nullOnFailure<Reply>(sending: Promise<Reply>): Promise<Reply | null> {
  return sending.catch((error: unknown) => {
    if (!isExpectedFailure(error)) console.error('[app] an act failed by a defect of the app', error)
    return null
  })
}

function isExpectedFailure(error: unknown): boolean {
  return error instanceof RefusedError || isWorthRetrying(error)
}
