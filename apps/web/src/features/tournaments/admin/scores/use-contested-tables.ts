import { isContested } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting, isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, Meeting, PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useMemo, useState } from 'react'
import { useLetGo } from '../../../../ui/use-let-go.ts'

/** In any round. */
export function openDisputes({ matches }: Pick<Tournament, 'matches'>): readonly PlayedMatch[] {
  return matches.filter((match) => isPlayed(match)).filter(isContested)
}

export type ContestedNow = {
  readonly tables: readonly Meeting[]
  /** Removes settled ones. */
  readonly forgetSettled: () => void
}

/** A settled one keeps its place for a moment, or until out of sight (EVEN-1). */
export function useContestedTables({ matches }: Pick<Tournament, 'matches'>): ContestedNow {
  const [kept, setKept] = useState<ReadonlySet<MatchId>>(new Set())
  const open = useMemo(() => openDisputes({ matches }), [matches])
  if (open.some(({ id }) => !kept.has(id))) setKept(new Set([...kept, ...open.map(({ id }) => id)]))
  const tables = useMemo(() => matches.filter(isMeeting).filter(({ id }) => kept.has(id)), [matches, kept])
  const forgetSettled = useCallback(
    () => setKept((current) => (current.size === open.length ? current : new Set(open.map(({ id }) => id)))),
    [open],
  )
  useLetGo(tables.length - open.filter(isMeeting).length, forgetSettled)
  return { tables, forgetSettled }
}
