import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { movePlayer } from '../tournaments/players/move-device.ts'
import type { PlayerId, PublicId, Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'

type Taking = {
  readonly registration: Registration
  readonly isOfAccount: boolean
  readonly publicId: PublicId
  readonly held: readonly PlayerId[]
}

/** Moves the registration to another device; the previous one no longer acts. */
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
