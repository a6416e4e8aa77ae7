import type { Nothing } from '../../tournaments/acts/act-inputs.ts'
import type { ShownPassword } from '../../tournaments/life/entry-password.ts'
import type { PlayerId, PublicId } from '../../tournaments/tournament.ts'
import type { DeskNewcomer } from '../add-at-desk.ts'
import type { RegistrationWish } from '../change-registration.ts'
import type { Registering } from '../register.ts'
import type { Registration, RegistrationId } from '../registration.ts'

type Presence = { readonly isPresent: boolean }
type Paid = { readonly hasPaid: boolean }
type WrittenIn = { readonly newcomers: readonly DeskNewcomer[] }

/** What each act on registrations needs to know besides whom it is about: no secret, and nothing of what people gave but their names. */
export type RegistrationActInputs = {
  readonly register: Pick<Registering, 'newcomer'>
  readonly 'take-registration': Nothing
  readonly 'update-registration': {
    /** The new name; undefined leaves it. */
    readonly playerName: string | undefined
    readonly isNameAlone: boolean
    readonly takesDeckAway: boolean
  }
  readonly 'submit-decklist': Nothing
  readonly 'change-registration': Pick<RegistrationWish, 'standing' | 'amended'>
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
  readonly 'hide-player-name': { readonly isHidden: boolean }
  readonly 'delete-registration': Nothing
  readonly 'forget-registration': Nothing
}

/** Who is noted as having settled the fee. */
type PaidBefore = { readonly paid: ReadonlySet<RegistrationId> }

/** What is part of a decision and stands beside event and registrations: what a secret stands for, and what is kept of people. */
export type RegistrationBeside = {
  readonly register: {
    /** The person's own earlier registration, if any. */
    readonly own: Registration | null
    /** What everybody may see of the device or account that registers. */
    readonly publicId: PublicId
    readonly password: ShownPassword
    /** A decklist comes with it, or is there from before. */
    readonly givesDeck: boolean
  }
  readonly 'take-registration': {
    readonly isOfAccount: boolean
    /** What everybody sees of the device that takes it, and the players of the event that it is already. */
    readonly publicId: PublicId
    readonly held: readonly PlayerId[]
  }
  /** Whether the code was shown that hangs at the door; null: none was. */
  readonly 'check-in-myself': { readonly isDoorCode: boolean | null }
  readonly 'note-payment': PaidBefore
  readonly 'note-payments': PaidBefore
}
