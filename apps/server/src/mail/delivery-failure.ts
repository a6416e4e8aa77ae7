/** The mail server's or system's message, without personal data. */
export type DeliveryFailure = {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly reason: string
}

const LONGEST_REASON = 200

export function deliveryFailureOf(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { reason: typeof error }
  const { code, command, responseCode } = { code: null, command: null, responseCode: null, ...error }
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof command === 'string' ? { command } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    reason: withoutPeople(error.message),
  }
}

/** Servers' messages may repeat the address or the letter's content. */
function withoutPeople(message: string): string {
  const [line = ''] = message.split(/\r?\n/, 1)
  return line
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '…')
    .slice(0, LONGEST_REASON)
}
