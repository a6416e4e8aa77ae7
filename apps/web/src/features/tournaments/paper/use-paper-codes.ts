import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type TableCodes, useTableCodes } from '../api/results/table-codes.ts'
import { type KeptCharacters, useCharactersHere } from '../codes/kept-characters.ts'
import type { Sheet } from './sheet-names.ts'

export type PaperCodes = {
  readonly codes: TableCodes | null
  /** Some of what was asked for is missing. */
  readonly isFailed: boolean
  /** Printing at once waits for them. */
  readonly isAwaited: boolean
}

/** What the server says; without a network, of slips what this device knows. The codes on the tables are the server's alone. */
export function usePaperCodes(
  access: StaffAccess | null,
  { tournament, chosen }: { readonly tournament: Tournament; readonly chosen: readonly Sheet[] },
): PaperCodes {
  const round = currentRound(tournament)
  const isAsked = access !== null && chosen.some((sheet) => sheet === 'slips' || sheet === 'tableCodes')
  const { data, isError, isPending } = useTableCodes(access, { of: `round ${round}`, isNeeded: isAsked })
  const matches = matchesOfRound(tournament, round).filter(isMeeting)
  const here = useCharactersHere(tournament.code, { matches, isNeeded: isAsked && isError })
  const isRead = here !== null || matches.length === 0
  const isWhole = !chosen.includes('tableCodes') && (here?.size ?? 0) === matches.length
  return {
    codes: data ?? (here && codesOf(here)),
    isFailed: isError && isRead && !isWhole,
    isAwaited: isAsked && (isPending || (isError && !isRead)),
  }
}

function codesOf(here: KeptCharacters): TableCodes {
  const matches = [...here].map(([matchId, [characters1, characters2]]) => ({ matchId, characters1, characters2 }))
  return { tables: [], matches, rounds: [] }
}
