import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { movePlayer } from '../tournaments/players/move-device.ts'
import type { PlayerId, PublicId, Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'

type Taking = {
  readonly registration: Registration
  /** Made with an account: that signs in on any device. */
  readonly isOfAccount: boolean
  /** What everybody sees of the device that takes it. */
  readonly publicId: PublicId
  /** The players of the event that this device is already. */
  readonly held: readonly PlayerId[]
}

/** Another device becomes the person's, with a seat or without; the one before no longer acts. */
export function takeRegistration(
  tournament: Tournament,
  { registration, isOfAccount, publicId, held }: Taking,
): Outcome<RegistrationDecision> {
  if (isOfAccount) return refuse('account_required')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (held.some((id) => id !== registration.playerId)) return refuse('already_registered')
  const hasSeat = tournament.players.some(({ id }) => id === registration.playerId)
  if (!hasSeat) return accept({ registration, changes: [] })
  const moved = movePlayer(tournament, { playerId: registration.playerId, publicId })
  return moved.accepted ? accept({ registration, changes: moved.value }) : refuse('already_registered')
}
