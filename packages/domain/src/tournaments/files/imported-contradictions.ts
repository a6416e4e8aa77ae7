import { POD_CUT_SIZES } from '../cut-sizes.ts'
import { withLeague } from '../kinds/league.ts'
import { isDecided, isResultOf, seatsIn as seatsOfResult } from '../kinds/result.ts'
import { roundRobinRounds } from '../kinds/round-robin.ts'
import { firstStageOf } from '../kinds/stage.ts'
import { sizeFault } from '../life/size-fault.ts'
import { nameKey } from '../players/player-name.ts'
import { teamSize } from '../teams/entrants.ts'
import { areSeats } from '../teams/free-seats.ts'
import { contradictionOfDrafts } from './portable-drafts.ts'
import { contradictionOfParts } from './portable-parts.ts'
import {
  type PlayerPlace,
  type PortableCut,
  type PortableRound,
  type PortableStructure,
  type PortableTournament,
  resultIn,
  sidesIn,
} from './portable-tournament.ts'

/** The path of a contradiction in a file; null if it could have been played. In steps, for others to have their turn in between. */
export function* contradictionInSteps(file: PortableTournament): Generator<undefined, string | null> {
  const ofPeople = contradictionOfPlayers(file) ?? contradictionOfTeams(file)
  if (ofPeople !== null) return ofPeople
  yield
  const ofRounds = yield* contradictionOfRounds(file)
  if (ofRounds !== null) return ofRounds
  yield
  return (
    contradictionOfCut(file) ??
    contradictionOfStructure(file) ??
    contradictionOfSwiss(file) ??
    contradictionOfState(file) ??
    partsFault(file)
  )
}

function partsFault({ parts, players, rounds, cut }: PortableTournament): string | null {
  const counts = { players: players.length, rounds: rounds.length, cutFrom: cut?.firstRound ?? null }
  return contradictionOfParts(parts ?? [], counts)
}

function contradictionOfPlayers({ players, rounds }: PortableTournament): string | null {
  if (new Set(players.map(({ key }) => key)).size < players.length) return 'players.key'
  if (new Set(players.map(({ name }) => nameKey(name))).size < players.length) return 'players.name'
  if (players.some(({ firstRound }) => firstRound > rounds.length + 1)) return 'players.firstRound'
  if (players.some(({ droppedAfter }) => droppedAfter !== null && droppedAfter > rounds.length))
    return 'players.droppedAfter'
  if (players.some(({ disqualifiedIn }) => disqualifiedIn !== null && disqualifiedIn > rounds.length))
    return 'players.disqualifiedIn'
  return null
}

/** Nobody is in two teams, and none is too large or meets another than by its people. */
function contradictionOfTeams({ players, rounds, teamKind, teams = [] }: PortableTournament): string | null {
  if (teamKind === null) return teams.length > 0 ? 'teams' : null
  const size = teamSize({ teamKind })
  const members = teams.flatMap((team) => team.members)
  if (new Set(members).size < members.length || members.some((place) => place >= players.length)) return 'teams.members'
  if (teams.some((team) => team.members.length < 1 || team.members.length > size)) return 'teams.members'
  if (!teams.every((team) => areSeats({ teamKind }, team))) return 'teams.seats'
  if (new Set(teams.map(({ name }) => nameKey(name))).size < teams.length) return 'teams.name'
  const known = new Set(teams.map((team) => team.members.join(' ')))
  const sides = rounds.flatMap(({ tables }) => tables.flatMap(sidesIn))
  return sides.every((side) => side.length === size && known.has(side.join(' '))) ? null : 'teams.members'
}

function* contradictionOfRounds({
  players,
  rounds,
  structure,
}: PortableTournament): Generator<undefined, string | null> {
  for (const [index, round] of rounds.entries()) {
    if (index > 0) yield
    const seats = seatsIn(round)
    if (seats.length === 0) return `rounds.${index}`
    if (seats.some((place) => place >= players.length)) return `rounds.${index}.players`
    if (new Set(seats).size < seats.length) return `rounds.${index}.players`
    const numbers = new Set(round.tables.map(({ table }) => table))
    if (numbers.size < round.tables.length) return `rounds.${index}.table`
    const isPossible = round.tables.every((table) => {
      const result = resultIn(table)
      return result === null || isResultOf(result, sidesIn(table).length)
    })
    if (!isPossible) return `rounds.${index}.result`
    // Matches of a league may stay open while others follow.
    const mayBeOpen = index === rounds.length - 1 || structure?.league !== undefined
    if (!mayBeOpen && !isComplete(round)) return `rounds.${index}.score`
  }
  return null
}

/** Everyone in a bracket is one of its seeds; who meets whom follows and is not checked. */
function contradictionOfCut({ players, rounds, cut }: PortableTournament): string | null {
  if (!cut) return null
  const { firstRound, seeds } = cut
  if (firstRound > rounds.length) return 'cut.firstRound'
  if (new Set(seeds).size < seeds.length || seeds.some((place) => place >= players.length)) return 'cut.seeds'
  const seated = rounds.slice(firstRound - 1).flatMap(seatsIn)
  return seated.every((place) => seeds.includes(place)) ? null : 'cut.seeds'
}

/** Likewise for drawn places: none before the start, one for everyone seated, no more than needed. */
function contradictionOfStructure({ players, rounds, cut, structure, parts }: PortableTournament): string | null {
  if (!structure) return null
  const { kind, order, annulled = [], league } = structure
  if (kind === 'pods') return contradictionOfPods(order, parts ? null : cut)
  if (kind === 'draft') {
    if (order.length > 0) return 'structure.order'
    return contradictionOfDrafts(structure.drafts ?? [], { players: players.length, rounds: rounds.length })
  }
  const ofGroups = contradictionOfGroups(structure)
  if (ofGroups) return ofGroups
  // Once all have met, the first place may have been played off, or a bracket followed the groups.
  const circles = structure.groups?.sizes ?? (kind === 'round-robin' ? [order.length] : [])
  const isPlayOff =
    circles.length > 0 &&
    (cut?.firstRound ?? 0) > Math.max(...circles.map((size) => roundRobinRounds(size) * (league?.meetings ?? 1)))
  if (cut && !isPlayOff && !parts) return 'cut'
  if (annulled.length > 0 && circles.length === 0) return 'structure.annulled'
  if (new Set(annulled).size < annulled.length || annulled.some((place) => !order.includes(place))) {
    return 'structure.annulled'
  }
  if (rounds.length === 0) return order.length === 0 ? null : 'structure.order'
  if (sizeFault({ stages: [withLeague(firstStageOf(kind), league ?? null)] }, order.length)) return 'structure.order'
  if (new Set(order).size < order.length || order.some((place) => place >= players.length)) return 'structure.order'
  const own = rounds.slice(0, parts?.[0] ? parts[0].firstRound - 1 : rounds.length)
  return own.flatMap(seatsIn).every((place) => order.includes(place)) ? null : 'structure.order'
}

/** Groups whose sizes are not those of its players are none. */
function contradictionOfGroups({ kind, order, groups }: PortableStructure): string | null {
  if (kind !== 'groups') return groups ? 'structure.groups' : null
  if (!groups || groups.advance >= groups.size) return 'structure.groups'
  const seated = groups.sizes.reduce((sum, size) => sum + size, 0)
  return seated === order.length ? null : 'structure.groups'
}

function contradictionOfState({ state, rounds }: PortableTournament): string | null {
  const last = rounds.at(-1)
  switch (state) {
    case 'waiting':
      return last ? 'state' : null
    case 'running':
      return last ? null : 'state'
    case 'finished':
      return last && isComplete(last) ? null : 'state'
    case 'cancelled':
      return null
    default:
      return state satisfies never
  }
}

function seatsIn({ tables, byes, losses }: PortableRound): readonly number[] {
  return [...tables.flatMap((table) => sidesIn(table).flat()), ...byes, ...losses]
}

function isComplete({ tables }: PortableRound): boolean {
  return tables.every((table) => {
    const result = resultIn(table)
    const seats = result && seatsOfResult(result)
    return result !== null && (!seats || isDecided(seats))
  })
}

/** Tables of four are drawn round by round, and a knockout of them has its sizes. */
function contradictionOfPods(order: readonly PlayerPlace[], cut: PortableCut | null): string | null {
  if (order.length > 0) return 'structure.order'
  const sizes: readonly number[] = POD_CUT_SIZES
  return cut && !sizes.includes(cut.seeds.length) ? 'cut.seeds' : null
}

function contradictionOfSwiss({ swiss, players }: PortableTournament): string | null {
  const upper = swiss?.upperHalf ?? []
  if (upper.length === 0) return null
  const isHalf = swiss?.accelerated === true && new Set(upper).size === upper.length
  return isHalf && upper.every((place) => place < players.length) ? null : 'swiss.upperHalf'
}
