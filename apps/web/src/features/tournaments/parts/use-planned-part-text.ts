import type { PlannedPart } from '@tablee/domain/tournaments/stage-part'
import { useTranslation } from '../../../language/use-translation.ts'

/** Within a sentence: "tables de 4, 3 rondes de 80 min, points gardés, top 8" */
export function usePlannedPartText(): (part: PlannedPart) => string {
  const { t } = useTranslation()
  return ({ structure, plannedRounds: count, carriesPoints, playing, minutes }) =>
    [
      t(`parts.names.${structure}`),
      minutes === null
        ? t('tournament.standings.rounds', { count })
        : t('parts.planned.timed', { rounds: t('tournament.standings.rounds', { count }), minutes }),
      t(carriesPoints ? 'parts.planned.carried' : 'parts.planned.fresh'),
      ...(playing === null ? [] : [t('parts.planned.top', { size: playing })]),
    ].join(', ')
}
