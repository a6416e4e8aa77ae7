/** Refused input fields, each with its message. */
export type FieldErrors = Readonly<Record<string, string>>

type Refusal = {
  readonly status: number
  readonly reason: string | null
  readonly type?: string | null
  readonly message: string
  readonly fields: FieldErrors
  readonly callId?: string | null
}

/** The server said no: an expected answer, with a displayable message. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number
  /** Code of the refusal, such as `not_organizer`. */
  readonly reason: string | null
  /** Protocol type, such as `user_invalid_credentials`. */
  readonly type: string | null
  readonly fields: FieldErrors
  /** The refusing function, if any. */
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

/** No answer, or the server has no database right now: the act may have been carried out, so resend it only with the same act id. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
  /** The server's message, or empty. */
  readonly sentence: string

  constructor(
    message: string,
    { sentence = '', cause }: { readonly sentence?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.sentence = sentence
  }
}

/** From the server or a proxy. */
export const TOO_MANY_REQUESTS = 429

/** The server could not try (status 429 or 500 and above), or answered something unreadable. */
export class ServerFailureError extends Error {
  override readonly name = 'ServerFailureError'
  readonly status: number
  /** The failing function, if any. */
  readonly callId: string | null

  constructor(status: number, message: string, callId: string | null = null) {
    super(message)
    this.status = status
    this.callId = callId
  }
}

/** The act succeeded, but a later version's answer is unreadable. */
export class UnreadableAnswerError extends ServerFailureError {}

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof UnreachableError || error instanceof ServerFailureError
}

/**
 * Null for a refusal or network failure, which is reported where the act was made. Anything else is a defect of this app, logged once, as
 * the screen can only say that something went wrong.
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
