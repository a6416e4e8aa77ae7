import { isContested, placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placeOf, placingOf } from '@tablee/domain/tournaments/kinds/result'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { othersOf, seatedAt } from '../pod-table/seated.ts'

type HistoryOfPodProps = {
  readonly match: PodTable
  readonly own: PlayerId
  readonly names: PlayerNames
  readonly round: ReactNode
}

const TONES = { won: 'felt', drawn: 'amber', lost: 'neutral' } as const

/** A played table of three to five: with whom, and how it ended for the player. */
export function HistoryOfPod({ match, own, names, round }: HistoryOfPodProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const ordinal = useOrdinal()
  const seated = seatedAt(match, names, own)
  const result = placingsOf(match)
  const seat = seated.own ?? 0
  const place = result && placeOf(result, seat)
  return (
    <>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full">
        {round}
        <span className="unbroken-words">{t('pods.with', { names: list(othersOf(seated)) })}</span>
      </span>
      {place === null ? null : <span className="font-display text-lg font-bold">{ordinal(place)}</span>}
      {result === null ? (
        <Badge tone="amber">{t(`dashboard.history.${isContested(match) ? 'contested' : 'pending'}`)}</Badge>
      ) : (
        <Badge tone={TONES[placingOf(result, seat)]}>{t(`dashboard.history.${placingOf(result, seat)}`)}</Badge>
      )}
    </>
  )
}
