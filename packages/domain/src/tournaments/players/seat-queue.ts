import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { type Join, joinTournament } from './join-tournament.ts'
import { nameKey } from './player-name.ts'
import { youthName } from './youth-name.ts'

/** More waiting phones come from error or malice: they are told to ask the organizer. */
export const MOST_WAITING = 100

/** How long a silent phone keeps its place; an open page asks several times meanwhile. */
export const SEAT_KEPT_FOR_MS = 120_000

type Waiting = Pick<Join, 'name' | 'publicId'>

/** Whether someone refused by a full tournament may queue, behind those waiting. */
export function waitForSeat(
  asking: Waiting,
  queue: readonly Waiting[],
  { isYouth }: Pick<Tournament, 'isYouth'> = { isYouth: false },
): Outcome<null> {
  const others = queue.filter(({ publicId }) => publicId !== asking.publicId)
  const key = nameKey(asking.name)
  // A name that is shortened would tell who waits.
  const isShownWhole = !isYouth || youthName(asking.name) === asking.name
  if (isShownWhole && others.some(({ name }) => nameKey(name) === key))
    return refuse('player_name_taken', { name: asking.name })
  return others.length >= MOST_WAITING ? refuse('tournament_full') : accept(null)
}

/** A seated waiter: the join, and the player it made theirs. */
export type Seated<Waiting> = { readonly join: Waiting; readonly playerId: PlayerId }
export type Seating<Waiting> = { readonly changes: readonly Change[]; readonly seated: readonly Seated<Waiting>[] }

/** Gives free seats to the queue in order. Whoever cannot join now, by name or password, keeps the place. */
export function seatWaiting<Waiting extends Join>(tournament: Tournament, queue: readonly Waiting[]): Seating<Waiting> {
  const changes: Change[] = []
  const seated: Seated<Waiting>[] = []
  let state = tournament
  for (const join of queue) {
    const outcome = joinTournament(state, join)
    if (!outcome.accepted) continue
    changes.push(...outcome.value)
    seated.push(...madePlayers(outcome.value).map((playerId) => ({ join, playerId })))
    state = evolveAll(state, outcome.value)
  }
  return { changes, seated }
}

/** Players a join gave to someone; none if that public id already held the seat. */
export function madePlayers(changes: readonly Change[]): readonly PlayerId[] {
  return changes.flatMap((change) =>
    change.kind === 'player_added' || change.kind === 'player_claimed' ? [change.playerId] : [],
  )
}
