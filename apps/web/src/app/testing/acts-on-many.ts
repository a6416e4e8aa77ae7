import type { Outcome } from '@tablee/domain/outcome'
import { acceptInOrder } from '@tablee/domain/registrations/accept-registration'
import { addAtDesk } from '@tablee/domain/registrations/add-at-desk'
import { checkInAll, settleField } from '@tablee/domain/registrations/check-in'
import { cancelRegistrations } from '@tablee/domain/registrations/leave-registration'
import { notePayments } from '@tablee/domain/registrations/note-payment'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import { type UndoableAct, undoRegistrationActs } from '@tablee/domain/registrations/undo-registration-act'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { RegistrationBook } from './registration-book.ts'
import type { Input } from './registration-input.ts'

type Decisions = Outcome<readonly RegistrationDecision[]>
type Meant = { readonly tournament: Tournament; readonly book: RegistrationBook; readonly input: Input }

export const ACTS_ON_MANY: Readonly<Record<string, (meant: Meant) => Decisions>> = {
  'accept-registrations': ({ tournament, book, input }) => acceptInOrder(tournament, book.meantOrAll(input)),
  'drop-absent-players': ({ tournament, book }) => settleField(tournament, book.kept),
  'check-in-players': ({ tournament, book, input }) => {
    const registrations = book.meantOrAll(input).map(({ registration }) => registration)
    return checkInAll(tournament, { registrations, isPresent: input.isPresent === true })
  },
  'note-payments': ({ tournament, book, input }) => {
    const hasPaid = input.hasPaid === true
    const payments = book.meantBy(input).map((kept) => ({ ...kept, before: kept.hasPaid, hasPaid }))
    return notePayments(tournament, payments)
  },
  'cancel-registrations': ({ tournament, book, input }) =>
    cancelRegistrations(
      tournament,
      book.meantBy(input).map(({ registration }) => registration),
    ),
  'undo-registration-acts': ({ tournament, book, input }) =>
    undoRegistrationActs(tournament, { act: input.act as UndoableAct, candidates: book.meantBy(input) }),
}

export function addedAtDesk({ tournament, book, input }: Meant): Decisions {
  const newcomer = { ...book.newcomer(String(input.playerName)), byes: Number(input.byes ?? 0) }
  const { registrations } = book
  const now = tournament.announcement?.startsAt ?? ''
  return addAtDesk(tournament, { newcomers: [newcomer], registrations, now })
}
