import type { TeamKind } from '../teams/team.ts'
import type { Structure } from '../tournament.ts'
import { type Format, mayBeNamed } from './announcement.ts'

const AT_TABLES_OF_FOUR = /^(commander|c?edh)\b/i
const DRAFTED = /^(booster )?draft\b/i
/** By what either language and players call it. */
const TWO_HEADED = /^(2hg|two[- ]headed|troll à deux têtes)/i
const OF_THREE = /^(team )?trios?\b/i

export type Played = { readonly format: Format; readonly formatName: string | null }

function namedIn({ format, formatName }: Played): string {
  return mayBeNamed(format) ? (formatName ?? '').trim() : ''
}

/** What a format is usually played as; null where that is not settled. Duel Commander is for two. */
export function usualStructure(played: Played): Structure | null {
  const name = namedIn(played)
  if (AT_TABLES_OF_FOUR.test(name)) return 'pods'
  return played.format === 'draft' || DRAFTED.test(name) ? 'draft' : null
}

/** Likewise how people compete together. */
export function usualTeams(played: Played): TeamKind | null {
  const name = namedIn(played)
  if (TWO_HEADED.test(name)) return 'two-headed-giant'
  return OF_THREE.test(name) ? 'trios' : null
}

/** The structure to propose after another format was chosen: what somebody chose otherwise stays. */
export function proposedStructure(structure: Structure, before: Played, now: Played): Structure {
  return proposed(structure, { was: usualStructure(before), is: usualStructure(now), usual: 'swiss' })
}

export function proposedTeams(teamKind: TeamKind | null, before: Played, now: Played): TeamKind | null {
  return proposed(teamKind, { was: usualTeams(before), is: usualTeams(now), usual: null })
}

type Proposal<Way> = { readonly was: Way | null; readonly is: Way | null; readonly usual: Way }

function proposed<Way>(chosen: Way, { was, is, usual }: Proposal<Way>): Way {
  return was === is || chosen !== (was ?? usual) ? chosen : (is ?? usual)
}
