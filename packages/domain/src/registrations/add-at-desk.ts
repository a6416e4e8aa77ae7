import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished, isWaiting } from '../tournaments/kinds/phase.ts'
import { newcomerFault } from '../tournaments/kinds/stage.ts'
import { hasDayCome } from '../tournaments/life/event-day.ts'
import { awardByes } from '../tournaments/players/award-byes.ts'
import { makeRoom } from '../tournaments/players/make-room.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import { type PersonNamed, takenName } from '../tournaments/players/youth-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { takenNames } from './register.ts'
import { MOST_REGISTRATIONS, publicName, type Registration } from './registration.ts'
import { arrived, type RegistrationDecision } from './registration-decision.ts'
import { isAtDesk } from './registration-state.ts'
import { seatPlayer } from './seat-player.ts'

export type DeskNewcomer = Pick<Registration, 'id' | 'playerId' | 'name'> & {
  /** As a list says; left out: present, once people are expected. */
  readonly isPresent?: boolean | undefined
  readonly byes?: number | undefined
  readonly person?: PersonNamed | undefined
}

export type DeskEntries = {
  readonly newcomers: readonly DeskNewcomer[]
  readonly registrations: readonly Registration[]
  readonly now: string
}

/**
 * The staff adds one person or a list: confirmed at once, until the finish (STAK-4). All or none; the capacity rises as needed. Before the
 * event's day nobody is present.
 */
export function addAtDesk(
  tournament: Tournament,
  { newcomers, registrations, now }: DeskEntries,
): Outcome<readonly RegistrationDecision[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const fault = newcomerFault(tournament)
  if (fault) return refuse(fault)
  const isDay = hasDayCome(tournament.announcement, now)
  // An event played before its date still has people at its desk.
  const usually = isDay || registrations.some(({ state }) => isAtDesk(state))
  const taken = takenNames(registrations)
  const shown = new Set(registrations.map((one) => nameKey(publicName(one))))
  const room = makeRoom(tournament, newcomers.length)
  const decisions: RegistrationDecision[] = []
  let state = evolveAll(tournament, room)
  for (const newcomer of newcomers) {
    const key = nameKey(newcomer.name)
    const full = newcomerFault(state)
    if (full) return refuse(full)
    if (taken.has(key)) return refuse('player_name_taken', { name: newcomer.name })
    if (taken.size >= MOST_REGISTRATIONS) return refuse('tournament_full')
    const { isPresent, byes = 0, person, ...drawn } = newcomer
    const named = { ...drawn, ...shownAtDesk(tournament, newcomer, shown) }
    const seated = seatedAtDesk(state, named, isPresent === undefined ? usually : isPresent && isDay)
    const { playerId } = named
    const awarded = byes === 0 ? accept([]) : awardByes(evolveAll(state, seated.changes), { playerId, byes })
    if (!awarded.accepted) return awarded
    const decision = { ...seated, changes: [...seated.changes, ...awarded.value] }
    taken.add(key)
    shown.add(nameKey(publicName(named)))
    decisions.push(decision)
    state = evolveAll(state, decision.changes)
  }
  const [first, ...others] = decisions
  return accept(first ? [{ ...first, changes: [...room, ...first.changes] }, ...others] : [])
}

type Named = Omit<Registration, 'state'>

function shownAtDesk(event: Tournament, { name, person }: DeskNewcomer, taken: ReadonlySet<string>) {
  const { name: shown, realName } = takenName(event, name, { taken, person })
  return { name, shownAs: realName === undefined ? null : shown }
}

function seatedAtDesk(tournament: Tournament, named: Named, isThere: boolean): RegistrationDecision {
  const isPresent = isWaiting(tournament) && isThere
  const registration: Registration = { ...named, state: { kind: 'confirmed', isPresent } }
  return arrived(registration, { publicId: null, changes: seatPlayer(tournament, registration, null) })
}
