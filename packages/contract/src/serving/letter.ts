import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { MailTopic } from '@tablee/domain/accounts/mail-topics'
import type { Language } from '@tablee/domain/language'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { SeriesId, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Letters whose link proves that whoever follows it reads the mail of the account, or of the address that it is to have. */
export type LinkLetterKind = 'verification' | 'recovery' | 'emailChange'

/** Why a letter has not come: nobody lives at the address; the mail server did not take it yet; nor within a day, and it is not tried any more. */
export type MailTrouble = 'refused' | 'delayed' | 'lost'

/** Letters that tell somebody what happened to their account. */
export type AccountLetterKind = 'emailChanged' | 'organizerGranted'

/** What somebody asks of the operator, with all that is needed to answer. */
export type AskedOfOperator = {
  readonly name: string
  readonly email: string
  readonly text: string
  readonly command: string
}

/** Letters about an event: to who is registered, and to the organizers between whom it changes hands. */
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

/** What an organizer is told of an event of theirs. */
export type OrganizerNewsKind = 'registrationDigest' | 'lateDeparture'

/** What whoever follows a series hears of its dates. */
export type SeriesNewsKind = 'dateAnnounced' | 'dateMoved' | 'dateCancelled'
/** Asks an address without an account whether it wants to hear of them. */
export type SeriesQuestionKind = 'seriesQuestion'

/** Tells whoever follows a series of one of its dates; who hears it as a registered person already is left out. */
export type TellFollowers<Tx> = (tx: Tx, news: SeriesNews) => Promise<void>
export type SeriesNews = {
  readonly kind: SeriesNewsKind
  readonly series: SeriesId | null
  readonly event: LetterEvent & { readonly code: string }
  readonly told: readonly Email[]
}

/** What is always told to who is registered. */
export type ToldKind = 'eventCancelled' | 'eventDeleted' | 'eventRestored' | 'eventHandedOver'

/** Letters about one's own registration, which can be turned off; servers of before sent `addressQuestion`, which only asks. */
export type NewsKind =
  | 'registrationReceived'
  | 'registrationWaiting'
  | 'registrationAccepted'
  /** Who waited has the seat that somebody else left. */
  | 'registrationPromoted'
  | 'registrationCancelled'
  | 'eventMoved'
  | 'eventReminder'
  | 'eventMessage'
  | 'addressQuestion'
/** Letters about holding a shop, to accounts. */
export type ShopLetterKind = 'shopInvited' | 'shopOffered'
/** What somebody writes to who organizes an event. */
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
  /** The organizer whom the letter speaks of; empty where it speaks of none, or of one without a name. */
  readonly organizer: string
  /** Missing where the letter does not speak of it, or nobody knows. */
  readonly location?: string
  /** Whom to ask; missing where the letter says nothing of it. */
  readonly contact?: string
  /** Of an event that moved: what was told before. */
  readonly was?: { readonly startsAt: string; readonly location: string }
  /** Why, in the organizer's words. */
  readonly reason?: string
  /** What taking part costs, and what people bring, in the organizer's words; missing where nothing is said. */
  readonly fee?: string
  readonly bring?: string
  /** Of an event whose date goes along for the calendar. */
  readonly code?: string
  /** For the organizer: how many are registered, and for how many there is room; the name of who leaves. */
  readonly registered?: number
  readonly capacity?: number | null
  readonly player?: string
  /** For who follows the series of the event. */
  readonly series?: string
}

/** Where the choice is made which letters still come: a page, and an address that takes it at once (RFC 8058). */
export type MailChoiceLinks = { readonly page: string; readonly oneClick: string }

export type WrittenMessage = { readonly id: string; readonly text: string }

type AnyLetter = {
  readonly id: string
  readonly to: Email
  readonly name: string
  readonly language: Language
  readonly link: string
  /** How often it was tried, this time included. */
  readonly attempts: number
}

/** In whose name a letter comes, and where answers go; null: nowhere. */
export type LetterSender = { readonly name: string; readonly replyTo: Email | null }

/** A shop, and the person who asks somebody to hold it. */
export type LetterShop = { readonly name: string; readonly by: string }

/** What somebody wrote from the page of an event. The address is the writer's own, confirmed, and there because they wanted it. */
export type WrittenToShop = {
  readonly from: string
  readonly event: string
  readonly text: string
  readonly replyTo: Email | null
}

/** A letter ready to be sent. A link that proves something holds a secret that is kept nowhere else. */
export type Letter = AnyLetter &
  (
    | { readonly kind: LinkLetterKind | AccountLetterKind }
    | { readonly kind: 'organizerAsked'; readonly asked: AskedOfOperator }
    | {
        readonly kind: EventLetterKind
        readonly event: LetterEvent
        /** Of letters that can be turned off. */
        readonly choice?: MailChoiceLinks
        /** Of letters to an address that nobody confirmed: where somebody says that it is not them. */
        readonly refusal?: MailChoiceLinks
        /** The letter asks to confirm the address, which opening its link does. */
        readonly isAsking?: boolean
        /** What an organizer wrote to all who are registered. */
        readonly message?: WrittenMessage & { readonly reportLink: string | null }
        /** Of letters about a series to an address without an account: where that ends. */
        readonly unfollow?: string
        /** The shop that organizes the event; missing where none does. */
        readonly sender?: LetterSender
      }
    | { readonly kind: ShopLetterKind; readonly shop: LetterShop }
    | { readonly kind: WroteKind; readonly wrote: WrittenToShop }
  )

/** A letter about an event, for whoever keeps letters until they are sent. */
export type EventLetter = {
  readonly kind: EventLetterKind
  /** The account it goes to, so that it goes with it; null for who is only registered. */
  readonly accountId: string | null
  readonly to: Email
  readonly name: string
  readonly language: Language
  readonly link: string
  readonly event: LetterEvent
  /** Whose it is, where it goes to an address without an account that hears of a series. */
  readonly readerId?: string
}

/** A letter about a shop, or to one, for whoever keeps letters until they are sent. */
export type ShopLetter = Omit<EventLetter, 'kind' | 'event' | 'readerId'> &
  (
    | { readonly kind: ShopLetterKind; readonly shop: LetterShop }
    | { readonly kind: WroteKind; readonly wrote: WrittenToShop }
  )

/** A letter to who is registered, that goes only where it is wanted. */
export type EventNews = Omit<EventLetter, 'kind' | 'readerId'> & {
  readonly kind: Exclude<NewsKind, 'addressQuestion'> | ToldKind
  /** By which it can be turned off; null: it always comes. */
  readonly topic: MailTopic | null
  /** What its link opens, on any device. */
  readonly registrationId: RegistrationId
  /** Whose registration it is about; null for who registered without an account. */
  readonly registrant: AccountId | null
  readonly tournamentId: TournamentId
  readonly message?: WrittenMessage
}

/** Where letters wait until they are sent, over restarts too. */
export type LetterBox = {
  /** Letters that are due, written out. They are due again after a while unless one of the other three says otherwise. */
  readonly take: (most: number) => Promise<readonly Letter[]>
  readonly sent: (id: string) => Promise<void>
  readonly postpone: (id: string, ms: number) => Promise<void>
  readonly giveUp: (id: string, why: Extract<MailTrouble, 'refused' | 'lost'>) => Promise<void>
  /** When the next letter is due; null when none waits. */
  readonly nextDue: () => Promise<Date | null>
}
