import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlannedPartText } from './use-planned-part-text.ts'

/** What follows the current part, for everybody; empty where nothing is planned. */
export function PlannedPartsLine({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const textOf = usePlannedPartText()
  const parts = partsToCome(tournament)
  if (parts.length === 0 || tournament.isCancelled || isFinished(tournament)) return null
  return (
    <p className="max-w-prose text-muted">
      {t('parts.planned.line', { parts: parts.map(textOf).join(t('parts.planned.joint')) })}
    </p>
  )
}
