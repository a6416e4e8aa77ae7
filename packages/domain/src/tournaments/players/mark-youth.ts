import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'
import { keysOfPlayers, takenName } from './youth-name.ts'

/**
 * Marks a youth event, at any time: names are shortened at once. Taken back only before anybody came, for it would show their names. Of an
 * announced event the registrations follow, which hold the names.
 */
export function markYouth(
  tournament: Tournament,
  isYouth: boolean,
  { isUsed }: { readonly isUsed: boolean },
): Outcome<readonly Change[]> {
  if (tournament.isYouth === isYouth) return accept([])
  if (!isYouth && (isUsed || tournament.players.length > 0)) return refuse('youth_names_kept')
  const marked: Change = { kind: 'youth_marked', isYouth }
  return accept(isYouth && !tournament.announcement ? [marked, ...shortenedNames(tournament)] : [marked])
}

function shortenedNames({ players }: Tournament): readonly Change[] {
  const taken = keysOfPlayers(players)
  return players.flatMap(({ id: playerId, name: before }): readonly Change[] => {
    const { name, realName } = takenName({ isYouth: true }, before, { taken })
    if (realName === undefined) return []
    taken.add(nameKey(name))
    return [{ kind: 'player_renamed', playerId, name, realName }]
  })
}
