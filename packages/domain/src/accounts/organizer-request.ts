import { accept, type Outcome, refuse } from '../outcome.ts'

/** Longest word that somebody may add to a request, in UTF-16 units after trimming. */
export const ORGANIZER_REQUEST_MAX_LENGTH = 500

const PAUSE_MS = 7 * 86_400_000

/** What somebody asked the operator for. Once granted nothing is left of it but the label. */
export type OrganizerRequest = {
  readonly text: string
  readonly askedAt: string
  /** Null until the operator said no. */
  readonly refused: { readonly at: string; readonly reason: string } | null
}

export type Asking = {
  readonly isOrganizer: boolean
  /** Whether the address is confirmed, or cannot be, since no mail leaves this server. */
  readonly isReachable: boolean
  readonly former: OrganizerRequest | null
  readonly text: string
  readonly now: Date
}

/** One open request for each account. */
export function askForAccess({ isOrganizer, isReachable, former, text, now }: Asking): Outcome<OrganizerRequest> {
  if (isOrganizer) return refuse('organizer_already')
  if (!isReachable) return refuse('email_unconfirmed')
  if (former && !former.refused) return refuse('request_open')
  if (former?.refused && now < mayAskAgainFrom(former.refused)) return refuse('request_too_soon')
  return accept({ text, askedAt: now.toISOString(), refused: null })
}

/** Whoever was refused may ask again from this moment on. */
export function mayAskAgainFrom({ at }: { readonly at: string }): Date {
  return new Date(Date.parse(at) + PAUSE_MS)
}
