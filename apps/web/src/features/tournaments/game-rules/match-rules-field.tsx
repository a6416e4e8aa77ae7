import type { Structure } from '@tablee/domain/tournaments/tournament'
import { lazy, Suspense } from 'react'
import { BestOfField } from './best-of-field.tsx'
import type { ChosenRules } from './chosen-rules.ts'

const PodPointsField = lazy(async () => ({ default: (await import('./pod-points-field.tsx')).PodPointsField }))

type MatchRulesFieldProps = {
  readonly structure: Structure
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
}

/** What a match is: its games, or at tables of four, where it is one game, its points. Stands below the structure. */
export function MatchRulesField({ structure, ...chosen }: MatchRulesFieldProps) {
  const games = <BestOfField {...chosen} />
  if (structure !== 'pods') return games
  return (
    <Suspense fallback={games}>
      <PodPointsField {...chosen} />
    </Suspense>
  )
}
