import { isContested } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { departureIn, goneFrom } from '@tablee/domain/tournaments/players/departure'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { MatchId, Meeting, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useMemo, useState } from 'react'
import { useLetGo } from '../../../../ui/use-let-go.ts'

export type DepartedTable = { readonly match: Meeting; readonly gone: readonly PlayerId[] }

const NONE: readonly Meeting[] = []

export type DepartedNow = {
  readonly tables: readonly DepartedTable[]
  /** Removes recorded ones. */
  readonly forgetNoted: () => void
}

/** Current tables without a result after a departure; contested ones are decided elsewhere. */
export function openDepartures(tournament: Tournament): readonly Meeting[] {
  const gone = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id])))
  // Called at every result: searching a thousand players took as long as rendering the change.
  if (gone.size === 0) return NONE
  return matchesOfRound(tournament, currentRound(tournament))
    .filter(isMeeting)
    .filter((match) => seatsOf(match).some((id) => gone.has(id)))
    .filter((match) => !isContested(match) && departureIn(tournament, match) !== null)
    .toSorted((one, other) => one.table - other.table)
}

/** A recorded one keeps its place for a moment, or until out of sight (EVEN-1); one whose player returned leaves. */
export function useDepartedTables(tournament: Tournament): DepartedNow {
  const [kept, setKept] = useState<ReadonlySet<MatchId>>(new Set())
  const open = useMemo(() => openDepartures(tournament), [tournament])
  if (open.some(({ id }) => !kept.has(id))) setKept(new Set([...kept, ...open.map(({ id }) => id)]))
  const tables = useMemo(
    () =>
      matchesOfRound(tournament, currentRound(tournament))
        .filter(isMeeting)
        .filter((match) => kept.has(match.id) && !isContested(match))
        .map((match) => ({ match, gone: goneFrom(tournament, match) }))
        .filter(({ gone }) => gone.length > 0),
    [tournament, kept],
  )
  const forgetNoted = useCallback(
    () => setKept((current) => (current.size === open.length ? current : new Set(open.map(({ id }) => id)))),
    [open],
  )
  useLetGo(tables.filter(({ match }) => !open.includes(match)).length, forgetNoted)
  return { tables, forgetNoted }
}
