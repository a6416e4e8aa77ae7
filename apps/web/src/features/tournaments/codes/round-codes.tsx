import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { roundFragments } from './round-fragments.ts'
import { TurningCodes } from './turning-codes.tsx'

export type RoundCodesProps = { readonly tournament: Tournament }

/** The round that is played, for phones to read without a network: who sits where. */
export function RoundCodes({ tournament }: RoundCodesProps) {
  const { t } = useTranslation()
  const origin = useOwnOrigin()
  const [fragments, setFragments] = useState<readonly string[]>([])
  useEffect(() => {
    let isShown = true
    void roundFragments(tournament).then((made) => {
      if (isShown) setFragments(made)
    })
    return () => {
      isShown = false
    }
  }, [tournament])
  const values = fragments.map((fragment) => `${origin}/tournament/${tournament.code}/scan#${fragment}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="-mx-5 sm:mx-0">
        {values.length === 0 ? (
          <Skeleton className="aspect-square w-full" />
        ) : (
          <TurningCodes values={values} label={t('codes.round', { round: currentRound(tournament) })} />
        )}
      </div>
      <p className="text-center text-sm text-muted">{t('codes.roundHelp')}</p>
    </div>
  )
}
