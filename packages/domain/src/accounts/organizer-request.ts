import { accept, type Outcome, refuse } from '../outcome.ts'

/** Of the note on a request, in UTF-16 units after trimming. */
export const ORGANIZER_REQUEST_MAX_LENGTH = 500

const PAUSE_MS = 7 * 86_400_000

/** A request to the operator. Once granted, only the label remains. */
export type OrganizerRequest = {
  readonly text: string
  readonly askedAt: string
  readonly refused: { readonly at: string; readonly reason: string } | null
}

export type Asking = {
  readonly isOrganizer: boolean
  /** Confirmed, or this server sends no mail. */
  readonly isReachable: boolean
  readonly former: OrganizerRequest | null
  readonly text: string
  readonly now: Date
}

/** One open request per account. */
export function askForAccess({ isOrganizer, isReachable, former, text, now }: Asking): Outcome<OrganizerRequest> {
  if (isOrganizer) return refuse('organizer_already')
  if (!isReachable) return refuse('email_unconfirmed')
  if (former && !former.refused) return refuse('request_open')
  if (former?.refused && now < mayAskAgainFrom(former.refused)) return refuse('request_too_soon')
  return accept({ text, askedAt: now.toISOString(), refused: null })
}

/** When a refused account may ask again. */
export function mayAskAgainFrom({ at }: { readonly at: string }): Date {
  return new Date(Date.parse(at) + PAUSE_MS)
}
