import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo } from 'react'
import { isWhole } from '../api/evolve-registrations.ts'
import { useRegistrations } from '../api/registrations-query.ts'

type RegisteredNamesProps = {
  readonly tournament: Tournament
  readonly isAsked: boolean
  readonly children: (names: ReadonlyMap<string, string> | null) => ReactNode
}

/** The names as they were given, by player; null until read. */
export function RegisteredNames({ tournament, isAsked, children }: RegisteredNamesProps) {
  const { data } = useRegistrations(tournament, { isAsked })
  const names = useMemo(
    () =>
      data ? new Map(data.flatMap((one) => (isWhole(one) ? [[one.playerKey, one.playerName] as const] : []))) : null,
    [data],
  )
  return children(names)
}
