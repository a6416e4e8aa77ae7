import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { type HiddenName, isNumberName } from './hide-name.ts'
import { renamePlayer } from './rename-player.ts'

/** Before the start players correct their own name; afterwards others know them by it, so the organizer must allow it. */
export function mayRenameThemselves(tournament: Tournament): boolean {
  return isWaiting(tournament) || (tournament.allowsOwnNames && !isFinished(tournament))
}

/** Otherwise, and for hidden names, only the organizer can. */
export function renameOwnPlayer(
  tournament: Tournament,
  renaming: { readonly playerId: PlayerId; readonly name: string },
  hidden: readonly HiddenName[] = [],
): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (!mayRenameThemselves(tournament)) return refuse('rename_needs_organizer')
  const isHidden = hidden.some(
    ({ playerId, shownAs }) => playerId === renaming.playerId && (!tournament.isYouth || isNumberName(shownAs)),
  )
  if (isHidden) return refuse('name_hidden')
  return renamePlayer(tournament, renaming)
}
