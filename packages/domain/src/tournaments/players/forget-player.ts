import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import { teamOf } from '../teams/entrants.ts'
import { withoutPeople } from '../teams/free-seats.ts'
import type { Team } from '../teams/team.ts'
import type { PlayerId, PublicId, Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'
import { renamePlayer } from './rename-player.ts'

export type Forgetting = {
  readonly playerId: PlayerId
  readonly pseudonym: string
  readonly publicId: PublicId
}

/**
 * Erases a person: before the start the player is removed; later the results stay under a pseudonym. A team named after them is named after
 * the pseudonym.
 */
export function forgetPlayer(
  tournament: Tournament,
  { playerId, pseudonym: name, publicId }: Forgetting,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) {
    const removed: Change = { kind: 'player_removed', playerId }
    const team = teamOf(tournament, playerId)
    const left = team && withoutPeople(team, (id) => id === playerId)
    const isNamed = team !== null && isNamedAfter(tournament, team, playerId)
    return accept([removed, ...(left && isNamed ? named(left, name) : [])])
  }
  const renamed = renamePlayer(tournament, { playerId, name })
  if (!renamed.accepted) return renamed
  const team = teamOf(tournament, playerId)
  const ofTeam = team && isNamedAfter(tournament, team, playerId) ? named(team, name) : []
  return accept([...renamed.value, ...ofTeam, { kind: 'player_claimed', playerId, publicId }])
}

/** Shorter names are part of too many. */
const SHORTEST_NAME = 3
/** Shorter names are part of other words: Ana of bananas. */
const SHORTEST_PART = 6

function isNamedAfter({ players }: Tournament, team: Team, playerId: PlayerId): boolean {
  const own = wordsOf(players.find(({ id }) => id === playerId)?.name ?? '')
  const words = wordsOf(team.name)
  if (own.length >= SHORTEST_PART) return words.includes(own)
  return own.length >= SHORTEST_NAME && ` ${words} `.includes(` ${own} `)
}

/** In the form in which names are compared. */
function wordsOf(name: string): string {
  return nameKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

function named(team: Team, name: string): readonly Change[] {
  const [captain] = team.members
  return captain === undefined ? [] : [{ kind: 'team_changed', ...team, captain, name }]
}
