import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { FIRST_STAGE, hasCutBegun, plannedRounds, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { swissPlanOf, upperHalfOf } from '@tablee/domain/tournaments/kinds/swiss-plan'
import { mostWithoutAcceleration } from '@tablee/domain/tournaments/rounds/accelerated'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** What the Swiss rounds of a large field change, told before they begin and while they are played. */
export function LargeSwissLine({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const [stage = FIRST_STAGE] = tournament.stages
  const { accelerated, advanceAt } = swissPlanOf(stage)
  if (isFinished(tournament) || hasCutBegun(tournament)) return null
  const count = upperHalfOf(stage).length
  const byes = isWaiting(tournament) && structureOf(tournament) === 'swiss' ? tournament.awardedByes.length : 0
  return (
    <>
      {accelerated && isWaiting(tournament) ? (
        <p className="text-muted">
          {t(`largeSwiss.told.${plannedRounds(tournament) === null ? 'acceleratedAhead' : 'accelerated'}`, {
            players: mostWithoutAcceleration(tournament),
          })}
        </p>
      ) : null}
      {count > 0 ? <p className="text-muted">{t('largeSwiss.told.acceleratedNow', { count })}</p> : null}
      {advanceAt === null ? null : <p className="text-muted">{t('largeSwiss.told.advance', { points: advanceAt })}</p>}
      {byes > 0 ? <p className="text-muted">{t('largeSwiss.byes', { count: byes })}</p> : null}
    </>
  )
}
