import type { Structure } from '../tournament.ts'
import { type Format, mayBeNamed } from './announcement.ts'

const AT_TABLES_OF_FOUR = /^(commander|c?edh)\b/i

type Played = { readonly format: Format; readonly formatName: string | null }

/** What a format is usually played as; null where that is not settled. Duel Commander is for two. */
export function usualStructure({ format, formatName }: Played): Structure | null {
  return mayBeNamed(format) && AT_TABLES_OF_FOUR.test((formatName ?? '').trim()) ? 'pods' : null
}

/** The structure to propose after another format was chosen: what somebody chose otherwise stays. */
export function proposedStructure(structure: Structure, before: Played, now: Played): Structure {
  const [was, is] = [usualStructure(before), usualStructure(now)]
  if (was === is || structure !== (was ?? 'swiss')) return structure
  return is ?? 'swiss'
}
