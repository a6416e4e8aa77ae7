import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { withExchange, withoutSeat, withSeat } from '../kinds/circle-seats.ts'
import { areEvenSizes, type GroupStage, groupsOf, withMovedIn } from '../kinds/groups.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { seatsOf } from '../kinds/seats.ts'
import { currentStage, firstStructureOf } from '../kinds/stage.ts'
import { entrantOf } from '../teams/entrants.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { ROUND_OF_GROUPS, regroup } from './regroup.ts'

export type GroupMove = {
  readonly playerId: PlayerId
  /** Of the group to go to, from 0. */
  readonly group: number
  /** Somebody of that group who comes in exchange; null: nobody, where the groups stay as equal as can be. */
  readonly instead: PlayerId | null
}

/**
 * The staff puts somebody in another group (STGE-33), in round 1 and before the matches it changes have a result. Who is there already
 * stays.
 */
export function moveToGroup(tournament: Tournament, move: GroupMove): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (firstStructureOf(tournament) !== 'groups') return refuse('cut_needs_groups')
  const stage = groupsOf(currentStage(tournament))
  if (!stage || currentRound(tournament) !== ROUND_OF_GROUPS) return refuse('groups_settled')
  const { playerId, group, instead } = move
  for (const id of instead === null ? [playerId] : [playerId, instead]) {
    const player = tournament.players.find((each) => each.id === id)
    if (!player || groupIn(stage, id) < 0) return refuse('player_not_found')
    if (player.droppedAfter !== null) return refuse('pairing_player_dropped', { name: player.name })
  }
  if (groupIn(stage, playerId) === group) return accept([])
  if (group >= stage.groups.length || (instead !== null && groupIn(stage, instead) !== group)) {
    return refuse('round_moved_on')
  }
  const groups = movedIn(stage, move)
  if (!areEvenSizes(groups.map(({ length }) => length))) return refuse('groups_uneven')
  return regroup(tournament, withMovedIn(stage, groups))
}

/** Whether somebody may go to a group without anybody in exchange. */
export function hasRoomFor(stage: GroupStage, playerId: PlayerId, group: number): boolean {
  const from = groupIn(stage, playerId)
  const sizes = stage.groups.map(({ length }, index) => length - Number(index === from) + Number(index === group))
  return from >= 0 && from !== group && group < sizes.length && areEvenSizes(sizes)
}

/** Who may still be moved: everybody present whose first match has no result. */
export function movableInGroups(tournament: Tournament): ReadonlySet<PlayerId> {
  const isOpen = !isWaiting(tournament) && !isFinished(tournament) && currentRound(tournament) === ROUND_OF_GROUPS
  if (!isOpen || groupsOf(currentStage(tournament)) === null) return new Set()
  const untouched = new Set(tournament.matches.filter(isUntouched).flatMap(seatsOf))
  return new Set(
    tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null && untouched.has(id) ? [id] : [])),
  )
}

/** Whether somebody, or whoever competes for them, may. */
export function isMovableInGroups(tournament: Tournament, person: PlayerId): boolean {
  return movableInGroups(inEntrants(tournament)).has(entrantOf(tournament, person))
}

function movedIn({ groups }: GroupStage, { playerId, group, instead }: GroupMove): GroupStage['groups'] {
  if (instead !== null) return groups.map((circle) => withExchange(circle, playerId, instead))
  return groups.map((circle, index) => (index === group ? withSeat(circle, playerId) : withoutSeat(circle, playerId)))
}

function groupIn({ groups }: GroupStage, playerId: PlayerId): number {
  return groups.findIndex((circle) => circle.includes(playerId))
}
