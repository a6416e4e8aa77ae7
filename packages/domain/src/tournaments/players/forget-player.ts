import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { PlayerId, PublicId, Tournament } from '../tournament.ts'
import { renamePlayer } from './rename-player.ts'

export type Forgetting = {
  readonly playerId: PlayerId
  readonly pseudonym: string
  readonly publicId: PublicId
}

/** Erases a person: before the start the player is removed; later the results stay under a pseudonym. */
export function forgetPlayer(
  tournament: Tournament,
  { playerId, pseudonym: name, publicId }: Forgetting,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return accept([{ kind: 'player_removed', playerId }])
  const renamed = renamePlayer(tournament, { playerId, name })
  if (!renamed.accepted) return renamed
  return accept([...renamed.value, { kind: 'player_claimed', playerId, publicId }])
}
