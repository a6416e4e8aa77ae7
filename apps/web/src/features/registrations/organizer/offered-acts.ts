import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { hasBeenPaired } from '@tablee/domain/registrations/has-been-paired'
import { hasSeatFor } from '@tablee/domain/registrations/team-places'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isFinished, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { hasCutBegun } from '@tablee/domain/tournaments/kinds/stage'
import { returnFault } from '@tablee/domain/tournaments/players/remove-player'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { OrganizerAct } from '../api/organizer-act.ts'

export type OfferedAct = {
  readonly name: ActName
  readonly act: OrganizerAct['act']
  readonly wording: 'accept' | 'acceptSeat' | 'cancel' | 'drop' | 'undoAccept' | 'undoCancel' | 'undoDrop'
  readonly variant: 'primary' | 'secondary' | 'danger'
}

const ACCEPT: OfferedAct = {
  name: 'accept-registration',
  act: { kind: 'accept' },
  wording: 'accept',
  variant: 'primary',
}
/** Accepting by hand into a full event adds a seat, like adding at the desk. */
const ACCEPT_WITH_SEAT: OfferedAct = {
  name: 'accept-registration',
  act: { kind: 'accept', addsSeat: true },
  wording: 'acceptSeat',
  variant: 'primary',
}
const DROP: OfferedAct = { name: 'drop-registration', act: { kind: 'drop' }, wording: 'drop', variant: 'danger' }
const CANCEL: OfferedAct = {
  name: 'cancel-registration',
  act: { kind: 'cancel' },
  wording: 'cancel',
  variant: 'danger',
}
const UNDO_ACCEPT: OfferedAct = {
  name: 'undo-accept-registration',
  act: { kind: 'undo', undone: 'accept' },
  wording: 'undoAccept',
  variant: 'secondary',
}
const UNDO_CANCEL: OfferedAct = {
  name: 'undo-cancel-registration',
  act: { kind: 'undo', undone: 'cancel' },
  wording: 'undoCancel',
  variant: 'primary',
}
const UNDO_DROP: OfferedAct = {
  name: 'undo-drop-registration',
  act: { kind: 'undo', undone: 'drop' },
  wording: 'undoDrop',
  variant: 'primary',
}

/** The main one last. Those who have had a table can only drop. */
export function actsIn(tournament: Tournament, registration: RegistrationView): readonly OfferedAct[] {
  if (isFinished(tournament)) return []
  const playerId = registration.playerKey as PlayerId
  const player = tournament.players.find(({ id }) => id === playerId)
  // Nobody returns after the cut or while disqualified.
  const isCut = player ? returnFault(tournament, player) !== null : hasCutBegun(tournament)
  const isOut = isCut || isDisqualified(tournament, playerId)
  const isPaired = hasBeenPaired(tournament, { playerId })
  const closed = [...(isPaired ? [UNDO_ACCEPT, CANCEL] : []), ...(isOut ? [UNDO_DROP, UNDO_CANCEL] : [])]
  return actsFor(registration, !hasSeatFor(tournament, registration)).filter((offered) => !closed.includes(offered))
}

/** During play, cancelling somebody with a seat is explained first. */
export function asksFirst(tournament: Tournament, { status }: RegistrationView, act: OrganizerAct['act']): boolean {
  return act.kind === 'cancel' && status === 'confirmed' && isRunning(tournament)
}

/** By the registration's state (REGI-5), the main one last. */
function actsFor({ status, dropped }: RegistrationView, isFullNow: boolean): readonly OfferedAct[] {
  if (dropped) return [UNDO_DROP]
  switch (status) {
    case 'pending':
      return [DROP, CANCEL, isFullNow ? ACCEPT_WITH_SEAT : ACCEPT]
    case 'confirmed':
      return [UNDO_ACCEPT, CANCEL, DROP]
    case 'cancelled':
      return [UNDO_CANCEL]
    default:
      return status satisfies never
  }
}
