import { type Decider, deciderOf } from '../authority/decider.ts'
import type { TeamKind } from '../teams/team.ts'
import type {
  GamesResult,
  Match,
  MatchState,
  Meeting,
  PlayedMatch,
  PlayerId,
  Result,
  ResultReport,
  Side,
} from '../tournament.ts'
import { contestedSeatsOf, partialOf, resultOf, seatScoresOf } from './match-result.ts'
import { games, seatsIn } from './result.ts'
import { isTeamMatch, type TeamMatch } from './team-match.ts'

const TRIO = 3

/** Whether members of such teams meet seat by seat. */
export function isOfSeats(teamKind: TeamKind): boolean {
  return teamKind === 'trios'
}

/** Whether its members meet seat by seat; otherwise two against two play one game. */
export function isBySeats({ sides: [first] }: Pick<PlayedMatch, 'sides'>): boolean {
  return first?.length === TRIO
}

/** The two who meet at a seat, counted from 0, with their own result. Null past the last seat. */
export function meetingAtSeat(match: TeamMatch, seat: number): Meeting | null {
  const [one, other] = [match.sides[0]?.[seat], match.sides[1]?.[seat]]
  if (one === undefined || other === undefined) return null
  return { ...match, sides: [[one], [other]], state: stateAtSeat(match, seat) }
}

/** All seats, in order. */
export function meetingsOf(match: TeamMatch): readonly Meeting[] {
  return (match.sides[0] ?? []).flatMap((_, seat) => meetingAtSeat(match, seat) ?? [])
}

function stateAtSeat(match: TeamMatch, seat: number): MatchState<GamesResult> {
  if (contestedSeatsOf(match).includes(seat)) return { kind: 'contested', reports: [] }
  const score = seatScoresOf(match)?.[seat] ?? null
  if (score === null) return { kind: 'pending' }
  const stands = partialOf(match) ?? resultOf(match)
  const decider: Decider = stands ? deciderOf(stands) : { decidedBy: 'player' }
  return {
    kind: 'terminated',
    result: games(score),
    ...decider,
    reports: reportsAt(stands?.reports ?? [], match, seat),
  }
}

/** What those who sit there reported. */
function reportsAt(
  reports: readonly ResultReport[],
  { sides }: TeamMatch,
  seat: number,
): readonly ResultReport<GamesResult>[] {
  const seated = sides.map((side) => side[seat])
  return reports.flatMap(({ by, result }) => (seated.includes(by) ? [{ by, result: gamesAt(result, seat) }] : []))
}

function gamesAt(result: Result | null, seat: number): GamesResult | null {
  const score = (result && seatsIn(result)?.scores[seat]) ?? null
  return score && games(score)
}

/** A game of two against two as its captains meet: what screens of two show and enter. Null if played by seats. */
export function meetingOfCaptains(match: TeamMatch): Meeting | null {
  if (isBySeats(match)) return null
  const [one, other] = match.sides
  return one && other ? { ...match, sides: [[one[0]], [other[0]]], state: gamesState(match, [one[0], other[0]]) } : null
}

/** The player's own meeting: at their seat, or of the two teams with the player for theirs. Null for somebody from elsewhere. */
export function meetingFor(match: TeamMatch, player: PlayerId): Meeting | null {
  const side = match.sides.findIndex((members) => members.includes(player))
  const [one, other] = match.sides
  if (side < 0 || !one || !other) return null
  if (isBySeats(match)) return meetingAtSeat(match, match.sides[side]?.indexOf(player) ?? 0)
  const heads = side === 0 ? ([player, other[0]] as const) : ([one[0], player] as const)
  return { ...match, sides: [[heads[0]], [heads[1]]], state: gamesState(match, heads) }
}

/** What two people played, seat by seat: of teams whose members share a game, each with who sits opposite. Any other match is itself. */
export function meetingsIn(match: Match): readonly Match[] {
  if (!isTeamMatch(match)) return [match]
  const [one = [], other = []] = match.sides
  if (isBySeats(match)) return one.flatMap((player) => meetingFor(match, player) ?? [])
  return one.flatMap((player, seat) => {
    const opposite = other[seat]
    return opposite ? [{ ...match, sides: [[player], [opposite]], state: gamesState(match, [player, opposite]) }] : []
  })
}

/** A team speaks with one voice: what a member reported, its head did. */
function gamesState({ sides, state }: TeamMatch, heads: readonly [PlayerId, PlayerId]): MatchState<GamesResult> {
  switch (state.kind) {
    case 'pending':
    case 'partial':
      return { kind: 'pending' }
    case 'contested':
      return { kind: 'contested', reports: [] }
    case 'terminated': {
      const { result } = state
      if (result.kind !== 'games') return { kind: 'pending' }
      const headOf = (by: PlayerId) => heads[sides[0]?.includes(by) ? 0 : 1]
      const reports = state.reports.map((report) => ({
        by: headOf(report.by),
        result: report.result?.kind === 'games' ? report.result : null,
      }))
      return { kind: 'terminated', result, ...deciderOf(state), reports }
    }
    default:
      return state satisfies never
  }
}

/** Own team first, then the other. Null for somebody from elsewhere. */
export function sidesFor({ sides }: Pick<PlayedMatch, 'sides'>, player: PlayerId): readonly [Side, Side] | null {
  const [one, other] = sides
  if (!one || !other) return null
  if (one.includes(player)) return [one, other]
  return other.includes(player) ? [other, one] : null
}
