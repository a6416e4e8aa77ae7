import type { AskedTeam } from '@tablee/domain/registrations/asked-team'
import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'

export const WAYS_INTO_TEAM = ['create', 'join', 'none'] as const

/** As typed and chosen. */
export type TeamTexts = {
  readonly teamWay: (typeof WAYS_INTO_TEAM)[number]
  readonly teamName: string
  readonly teamPick: string
}

/** `invitedTo`: the team of the link that was opened. */
export function firstTeamTexts(invitedTo: string | null): TeamTexts {
  return { teamWay: invitedTo === null ? 'create' : 'join', teamName: '', teamPick: invitedTo ?? '' }
}

/** The field that lacks something; null for none. */
export function unsaidOfTeam({ teamWay, teamName, teamPick }: TeamTexts): 'teamName' | 'teamPick' | null {
  if (teamWay === 'create') return nameKey(teamName) === '' ? 'teamName' : null
  return teamWay === 'join' && teamPick === '' ? 'teamPick' : null
}

export function askedTeamOf({ teamWay, teamName, teamPick }: TeamTexts): AskedTeam | null {
  if (teamWay === 'none') return null
  return teamWay === 'create' ? { name: tidyName(teamName), isNew: true } : { name: teamPick, isNew: false }
}
