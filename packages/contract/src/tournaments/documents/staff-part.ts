import { type KeptBack, withKeptBack } from '@tablee/domain/tournaments/kinds/whole-match'
import { readWrittenReport } from '@tablee/domain/tournaments/kinds/written-match'
import { isToldWhole } from '@tablee/domain/tournaments/public-change'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { WholeReply } from '../questions/get-whole-tournament.ts'
import { readChange } from './read-change.ts'
import type { LiveTournament } from './read-tournament-document.ts'

/** What the staff knows beyond the public document. Valid for acts `from` to `through`: since `from` the live channel told everything. */
export type StaffPart = {
  readonly from: number
  readonly through: number
  readonly keptBack: KeptBack
  /** By which whoever may open rounds shows that they have a line; null for others. */
  readonly desk: string | null
}

/** An act from the live channel; without changes if it only says that there was one. */
export type HeardAct = { readonly sequence: number; readonly changes?: readonly unknown[] | undefined }

export function readStaffPart({ sequence, reports, desk }: WholeReply): StaffPart {
  return {
    desk,
    from: sequence,
    through: sequence,
    keptBack: new Map(reports.map((match) => [match.matchId, match.reports.map(readWrittenReport)])),
  }
}

/** The part after what was heard since, in any order. Ends before an act told only in part or missed. */
export function staffPartAfter(part: StaffPart, heard: readonly HeardAct[]): StaffPart {
  let { through } = part
  for (const act of heard.toSorted((one, other) => one.sequence - other.sequence)) {
    if (act.sequence === through + 1 && act.changes?.every(isReadWhole)) through = act.sequence
  }
  return through === part.through ? part : { ...part, through }
}

function isReadWhole(told: unknown): boolean {
  const change = readChange(told)
  return change !== null && isToldWhole(change)
}

/** Whether it fits the public state; if not, it must be fetched again. */
export function isPartOf(part: StaffPart, { sequence }: Pick<LiveTournament, 'sequence'>): boolean {
  return part.from <= sequence && sequence <= part.through
}

/** What the server decides on; null if unknown here. */
export function wholeTournament(seen: LiveTournament, part: StaffPart): WholeTournament | null {
  return seen.isWhole && isPartOf(part, seen) ? withKeptBack(seen.tournament, part.keptBack) : null
}
