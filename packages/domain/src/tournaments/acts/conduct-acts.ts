import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { givePenalty } from '../conduct/give-penalty.ts'
import type { PenaltyId, PenaltyKind } from '../conduct/penalty.ts'
import { takeBackPenalty } from '../conduct/take-back-penalty.ts'
import { findReferredPlayer } from '../players/player-reference.ts'
import type { Tournament } from '../tournament.ts'
import type { Deciding } from './act.ts'
import type { ActInputs } from './act-inputs.ts'
import { idAt } from './id-at.ts'

/** Gives the player a penalty, in the author's role. */
export function decidePenalty(
  tournament: Tournament,
  { penalty, over, forNextMatch, ...reference }: ActInputs['give-penalty'],
  { author, ids }: Deciding<'give-penalty'>,
): Outcome<readonly Change[]> {
  const found = findReferredPlayer(tournament, reference)
  if (!found.accepted) return found
  const id = idAt(ids, 0) as PenaltyId
  return givePenalty(tournament, { id, penalty, playerId: found.value.id, over, forNextMatch, by: author.role })
}

/** Takes back a penalty of these kinds; repeating it changes nothing. */
export function decideTakenBack(
  tournament: Tournament,
  isMeant: (kind: PenaltyKind) => boolean,
  { author, beside: { kept, before, isRegistered } }: Deciding<'take-back-penalty'>,
): Outcome<readonly Change[]> {
  if (!kept || !isMeant(kept.kind)) return refuse('penalty_not_found')
  if (kept.isTakenBack) return accept([])
  const registered = isRegistered === undefined ? {} : { isRegistered }
  return takeBackPenalty(tournament, { kept, before, by: author.role, ...registered })
}
