import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { MailTopic } from '@tablee/domain/accounts/mail-topics'
import type { Language } from '@tablee/domain/language'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { SeriesId, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Letters whose link proves that one reads the account's address, or its future one. */
export type LinkLetterKind = 'verification' | 'recovery' | 'emailChange'

/** Why a letter has not arrived: no such address; not accepted yet; not within a day, and given up. */
export type MailTrouble = 'refused' | 'delayed' | 'lost'

/** Letters about something that happened to an account. */
export type AccountLetterKind = 'emailChanged' | 'organizerGranted'

/** A request to the operator, with all that is needed to answer. */
export type AskedOfOperator = {
  readonly name: string
  readonly email: string
  readonly text: string
  readonly command: string
}

/** Letters about an event: to those registered, and to organizers on a handover. */
export type EventLetterKind =
  | 'eventCancelled'
  | 'eventDeleted'
  | 'eventRestored'
  | 'pageHidden'
  | 'pageRestored'
  | 'eventHandedOver'
  | 'eventOffered'
  | 'offerAccepted'
  | 'offerDeclined'
  | 'messageReported'
  | OrganizerNewsKind
  | SeriesNewsKind
  | SeriesQuestionKind
  | NewsKind

/** Letters to an organizer about their event. */
export type OrganizerNewsKind = 'registrationDigest' | 'lateDeparture'

/** Letters to a series' followers about its dates. */
export type SeriesNewsKind = 'dateAnnounced' | 'dateMoved' | 'dateCancelled'
/** Asks an address without an account whether it wants such letters. */
export type SeriesQuestionKind = 'seriesQuestion'

/** Tells a series' followers of a date, except those told as registered. */
export type TellFollowers<Tx> = (tx: Tx, news: SeriesNews) => Promise<void>
export type SeriesNews = {
  readonly kind: SeriesNewsKind
  readonly series: SeriesId | null
  readonly event: LetterEvent & { readonly code: string }
  readonly told: readonly Email[]
}

/** Letters always sent to those registered. */
export type ToldKind = 'eventCancelled' | 'eventDeleted' | 'eventRestored' | 'eventHandedOver'

/** Optional letters about one's own registration; older servers sent `addressQuestion`, which only asks. */
export type NewsKind =
  | 'registrationReceived'
  | 'registrationWaiting'
  | 'registrationAccepted'
  | 'registrationPromoted'
  | 'registrationCancelled'
  | 'eventMoved'
  | 'eventReminder'
  | 'eventMessage'
  | 'guardianAgreed'
  | 'addressQuestion'
/** Letters to accounts about holding a shop, and about an address of theirs that was switched off. */
export type ShopLetterKind = 'shopInvited' | 'shopOffered' | 'hookStopped'
/** A message to an event's organizer. */
export type WroteKind = 'playerWrote'
export type LetterKind =
  | LinkLetterKind
  | AccountLetterKind
  | 'organizerAsked'
  | EventLetterKind
  | ShopLetterKind
  | WroteKind

export type LetterEvent = {
  readonly name: string
  readonly startsAt: string
  /** The organizer mentioned; empty if none, or without a name. */
  readonly organizer: string
  readonly location?: string
  readonly contact?: string
  readonly was?: { readonly startsAt: string; readonly location: string }
  readonly reason?: string
  readonly fee?: string
  readonly bring?: string
  /** Missing from letters that an older server kept. */
  readonly dataErasedOn?: string
  /** If the date is attached for the calendar. */
  readonly code?: string
  readonly registered?: number
  readonly capacity?: number | null
  readonly player?: string
  /** Whom the person comes with; its name alone. */
  readonly team?: string
  readonly series?: string
  /** The version of the text that a guardian agreed to. */
  readonly guardianText?: number
}

/** Where to choose the letters one still gets: a page, and a one-click address (RFC 8058). */
export type MailChoiceLinks = { readonly page: string; readonly oneClick: string }

export type WrittenMessage = { readonly id: string; readonly text: string }

type AnyLetter = {
  readonly id: string
  readonly to: Email
  readonly name: string
  readonly language: Language
  readonly link: string
  readonly attempts: number
}

/** In whose name it comes, and where replies go; null: nowhere. */
export type LetterSender = { readonly name: string; readonly replyTo: Email | null }

/** A shop, and who offers it, or the address that was switched off. */
export type LetterShop = { readonly name: string; readonly by: string }

/** A message from an event's page. The address is the writer's own, confirmed, and included at their wish. */
export type WrittenToShop = {
  readonly from: string
  readonly event: string
  readonly text: string
  readonly replyTo: Email | null
}

/** A letter ready to send. Links that prove something hold a secret stored nowhere else. */
export type Letter = AnyLetter &
  (
    | { readonly kind: LinkLetterKind | AccountLetterKind }
    | { readonly kind: 'organizerAsked'; readonly asked: AskedOfOperator }
    | {
        readonly kind: EventLetterKind
        readonly event: LetterEvent
        readonly choice?: MailChoiceLinks
        /** For unconfirmed addresses: where a reader objects. */
        readonly refusal?: MailChoiceLinks
        /** Asks to confirm the address, which opening its link does. */
        readonly isAsking?: boolean
        readonly message?: WrittenMessage & { readonly reportLink: string | null }
        /** Ends letters about a series to an address without an account. */
        readonly unfollow?: string
        readonly sender?: LetterSender
      }
    | { readonly kind: ShopLetterKind; readonly shop: LetterShop }
    | { readonly kind: WroteKind; readonly wrote: WrittenToShop }
  )

/** A letter about an event, to be queued. */
export type EventLetter = {
  readonly kind: EventLetterKind
  /** The recipient's account, deleted with it; null without one. */
  readonly accountId: string | null
  readonly to: Email
  readonly name: string
  readonly language: Language
  readonly link: string
  readonly event: LetterEvent
  /** The reader, for an address without an account that follows a series. */
  readonly readerId?: string
}

/** A letter about or to a shop, to be queued. */
export type ShopLetter = Omit<EventLetter, 'kind' | 'event' | 'readerId'> &
  (
    | { readonly kind: ShopLetterKind; readonly shop: LetterShop }
    | { readonly kind: WroteKind; readonly wrote: WrittenToShop }
  )

/** A letter to those registered, sent only where wanted. */
export type EventNews = Omit<EventLetter, 'kind' | 'readerId'> & {
  readonly kind: Exclude<NewsKind, 'addressQuestion'> | ToldKind
  /** What turns it off; null: always sent. */
  readonly topic: MailTopic | null
  /** Opened by its link, on any device. */
  readonly registrationId: RegistrationId
  readonly registrant: AccountId | null
  readonly tournamentId: TournamentId
  readonly message?: WrittenMessage
}

/** The queue of unsent letters; survives restarts. */
export type LetterBox = {
  /** Due letters, rendered. They become due again later, unless one of the other three decides. */
  readonly take: (most: number) => Promise<readonly Letter[]>
  readonly sent: (id: string) => Promise<void>
  readonly postpone: (id: string, ms: number) => Promise<void>
  readonly giveUp: (id: string, why: Extract<MailTrouble, 'refused' | 'lost'>) => Promise<void>
  readonly nextDue: () => Promise<Date | null>
}
