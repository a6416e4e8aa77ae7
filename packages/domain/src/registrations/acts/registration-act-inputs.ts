import type { DeckAmendment } from '../../decklists/deck-lock.ts'
import type { Nothing } from '../../tournaments/acts/act-inputs.ts'
import type { ShownPassword } from '../../tournaments/life/entry-password.ts'
import type { PersonNamed } from '../../tournaments/players/youth-name.ts'
import type { PlayerId, PublicId } from '../../tournaments/tournament.ts'
import type { DeskNewcomer } from '../add-at-desk.ts'
import type { RegistrationWish } from '../change-registration.ts'
import type { GivenGuardian } from '../guardian.ts'
import type { Registering } from '../register.ts'
import type { Registration, RegistrationId } from '../registration.ts'

type Presence = { readonly isPresent: boolean }
type Paid = { readonly hasPaid: boolean }
type WrittenIn = { readonly newcomers: readonly DeskNewcomer[] }

/** What each act needs besides whom it is about: no secrets, no personal data but names. */
export type RegistrationActInputs = {
  readonly register: Pick<Registering, 'newcomer'>
  readonly 'take-registration': Nothing
  readonly 'update-registration': {
    readonly playerName: string | undefined
    readonly isNameAlone: boolean
    readonly takesDeckAway: boolean
    readonly person?: PersonNamed | undefined
  }
  readonly 'submit-decklist': Nothing
  readonly 'change-registration': Pick<RegistrationWish, 'standing' | 'amended' | 'person'>
  readonly 'check-in-myself': Presence

  readonly 'accept-registration': { readonly addsSeat?: boolean | undefined }
  readonly 'accept-registrations': Nothing
  readonly 'cancel-registration': Nothing
  readonly 'cancel-registrations': Nothing
  readonly 'drop-registration': Nothing
  readonly 'undo-accept-registration': Nothing
  readonly 'undo-cancel-registration': Nothing
  readonly 'undo-drop-registration': Nothing

  readonly 'add-player-at-desk': WrittenIn
  readonly 'add-players-at-desk': WrittenIn
  readonly 'award-byes': { readonly byes: number }
  readonly 'check-in-player': Presence
  readonly 'check-in-players': Presence
  readonly 'drop-absent-players': { readonly acceptsWaiting?: boolean | undefined }
  readonly 'note-payment': Paid
  readonly 'note-payments': Paid
  readonly 'hide-player-name': { readonly isHidden: boolean; readonly person?: PersonNamed | undefined }
  readonly 'delete-registration': Nothing
  readonly 'erase-registration': Nothing
  readonly 'forget-registration': Nothing
}

type Decked = { readonly deck: DeckAmendment | undefined }
type PaidBefore = { readonly paid: ReadonlySet<RegistrationId> }

/** Parts of a decision outside event and registrations: derived from a secret, or personal data. */
export type RegistrationBeside = {
  readonly 'update-registration': Decked
  readonly 'submit-decklist': Decked
  readonly 'change-registration': Decked
  readonly register: Decked & {
    readonly own: Registration | null
    readonly publicId: PublicId
    readonly password: ShownPassword
    /** A decklist comes with it, or exists already. */
    readonly givesDeck: boolean
    readonly guardian: GivenGuardian | null | undefined
  }
  readonly 'take-registration': {
    readonly isOfAccount: boolean
    /** The new device's public id, and the players of the event it already acts for. */
    readonly publicId: PublicId
    readonly held: readonly PlayerId[]
  }
  /** Whether the door code was right; null: none was shown. */
  readonly 'check-in-myself': { readonly isDoorCode: boolean | null }
  readonly 'note-payment': PaidBefore
  readonly 'note-payments': PaidBefore
}
