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
  /** Lets go of those that were noted. */
  readonly forgetNoted: () => void
}

/** Tables of the round being played that wait for a result since somebody left; those that both players disagree about are decided elsewhere. */
export function openDepartures(tournament: Tournament): readonly Meeting[] {
  const gone = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id])))
  // Asked for at each result of a hall: looking for everybody of a table among a thousand took as long as drawing all that changed.
  if (gone.size === 0) return NONE
  return matchesOfRound(tournament, currentRound(tournament))
    .filter(isMeeting)
    .filter((match) => seatsOf(match).some((id) => gone.has(id)))
    .filter((match) => !isContested(match) && departureIn(tournament, match) !== null)
    .toSorted((one, other) => one.table - other.table)
}

/** Those tables; one that is noted keeps its place for a moment, or until nobody looks at it any more (EVEN-1), one whose player came back leaves. */
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
