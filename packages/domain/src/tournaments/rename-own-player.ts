import { type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import type { HiddenName } from './hide-name.ts'
import { isFinished, isWaiting } from './kinds/phase.ts'
import { renamePlayer } from './rename-player.ts'
import type { PlayerId, Tournament } from './tournament.ts'

/** Until the start players correct their own name; afterwards others know them by it, and the organizer corrects it. */
export function renameOwnPlayer(
  tournament: Tournament,
  renaming: { readonly playerId: PlayerId; readonly name: string },
  hidden: readonly HiddenName[] = [],
): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  if (hidden.some(({ playerId }) => playerId === renaming.playerId)) return refuse('name_hidden')
  return renamePlayer(tournament, renaming)
}
