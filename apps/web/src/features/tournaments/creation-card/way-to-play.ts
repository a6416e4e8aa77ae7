import { TEAM_KINDS, type TeamKind } from '@tablee/domain/tournaments/teams/team'
import { STRUCTURES, type Structure } from '@tablee/domain/tournaments/tournament'
import { mayHaveTeams } from '../teams/seats-for-teams.ts'

export type WayToPlay = { readonly structure: Structure; readonly teamKind: TeamKind | null }

/** What nobody has to choose. */
export const USUAL_WAY: WayToPlay = { structure: 'swiss', teamKind: null }

/** Those a phone offers at once. */
const OFFERED: readonly WayToPlay[] = [
  USUAL_WAY,
  { structure: 'pods', teamKind: null },
  { structure: 'draft', teamKind: null },
  { structure: 'swiss', teamKind: 'trios' },
  { structure: 'swiss', teamKind: 'two-headed-giant' },
  { structure: 'groups', teamKind: null },
]

/** The one it is anyway among them. */
export function offeredWays(way: WayToPlay): readonly WayToPlay[] {
  return OFFERED.some((offered) => isSameWay(offered, way)) ? OFFERED : [...OFFERED, way]
}

export function isSameWay(one: WayToPlay, other: WayToPlay): boolean {
  return one.structure === other.structure && one.teamKind === other.teamKind
}

/** As a device keeps it; null for the usual one. */
export function writeWay({ structure, teamKind }: WayToPlay): string | null {
  if (isSameWay({ structure, teamKind }, USUAL_WAY)) return null
  return teamKind === null ? structure : `${structure} ${teamKind}`
}

/** What another version kept may be unknown here. */
export function readWay(kept: string | null): WayToPlay {
  const [first, second] = kept?.split(' ') ?? []
  const structure = STRUCTURES.find((one) => one === first)
  if (!structure) return USUAL_WAY
  const teamKind = TEAM_KINDS.find((one) => one === second) ?? null
  if (second !== undefined && (teamKind === null || !mayHaveTeams(structure))) return USUAL_WAY
  return { structure, teamKind }
}
