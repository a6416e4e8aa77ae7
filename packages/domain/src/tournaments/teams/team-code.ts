import { seededRandom } from '../../seeded-random.ts'
import { TOURNAMENT_CODE_ALPHABET } from '../life/tournament-code.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { Team } from './team.ts'

const TEAM_CODE_LENGTH = 4
const WHOLE_LENGTH = 8

type InTeams = Pick<Tournament, 'id' | 'teams'>

/**
 * What the others of a team type to join it: it follows from the captain, and is no secret, as the teams that lack people are shown to
 * everybody. Longer where two teams of the tournament would have the same.
 */
export function teamCode(tournament: InTeams, captain: PlayerId): string {
  const whole = wholeCode(tournament, captain)
  const others = tournament.teams
    .flatMap(({ members: [first] }) => (first === undefined || first === captain ? [] : [first]))
    .map((first) => wholeCode(tournament, first))
  let length = TEAM_CODE_LENGTH
  while (length < WHOLE_LENGTH && others.some((other) => other.startsWith(whole.slice(0, length)))) length++
  return whole.slice(0, length)
}

/** The team with that code, however it was typed; null for none, or for several that it is too short to tell apart. */
export function teamWithCode(tournament: InTeams, typed: string): Team | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (code.length < TEAM_CODE_LENGTH) return null
  const found = tournament.teams.filter(
    ({ members: [captain] }) => captain !== undefined && wholeCode(tournament, captain).startsWith(code),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

function wholeCode({ id }: Pick<Tournament, 'id'>, captain: PlayerId): string {
  const draw = seededRandom(`team ${id} ${captain}`)
  const letters = TOURNAMENT_CODE_ALPHABET.length
  return Array.from({ length: WHOLE_LENGTH }, () => TOURNAMENT_CODE_ALPHABET.charAt(Math.floor(draw() * letters))).join(
    '',
  )
}
