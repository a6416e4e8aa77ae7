import { accept, type Outcome } from '../outcome.ts'
import type { Change } from '../tournaments/change.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { enterGroups, firstRoundOfNewcomer } from '../tournaments/players/enter-group.ts'
import { removePlayer } from '../tournaments/players/remove-player.ts'
import { entrantOf, isPlaying, teamOf } from '../tournaments/teams/entrants.ts'
import { inEntrants } from '../tournaments/teams/in-entrants.ts'
import { ofTeams } from '../tournaments/teams/of-teams.ts'
import type { DroppedBy, PlayerId, PublicId, Tournament } from '../tournaments/tournament.ts'
import { teamTaken } from './asked-team.ts'
import { publicName, type Registration } from './registration.ts'

/** Seats a new player (after the start a late entry, paired from the next round on, or in a group where it has a place), or one who returns to earlier results. */
export function seatPlayer(
  tournament: Tournament,
  registration: Registration,
  publicId: PublicId | null,
): readonly Change[] {
  const { playerId } = registration
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) {
    const firstRound = firstRoundOfNewcomer(tournament)
    const added: Change = { kind: 'player_added', playerId, name: publicName(registration), publicId, firstRound }
    const entered = enterGroups(evolveAll(tournament, [added]), [playerId])
    return [added, ...(entered.accepted ? entered.value : []), ...teamTaken(tournament, registration)]
  }
  if (player.droppedAfter === null) return []
  return ofTeams(tournament, [{ kind: 'player_restored', playerId: entrantOf(tournament, playerId) }], playerId)
}

/** Gives the seat back: results stay only if the person has played. */
export function unseatPlayer(tournament: Tournament, { playerId }: Registration, by?: DroppedBy): readonly Change[] {
  const team = teamOf(tournament, playerId)
  const outcome =
    team && isPlaying(tournament, team)
      ? leaveTogether(tournament, playerId, by)
      : removePlayer(tournament, playerId, by)
  return outcome.accepted ? outcome.value : []
}

/** Once a round was paired with them, a team leaves as a whole. */
function leaveTogether(tournament: Tournament, playerId: PlayerId, by?: DroppedBy): Outcome<readonly Change[]> {
  const left = removePlayer(inEntrants(tournament), entrantOf(tournament, playerId), by)
  return left.accepted ? accept(ofTeams(tournament, left.value, playerId)) : left
}
