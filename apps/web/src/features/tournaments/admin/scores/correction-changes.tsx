import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { CorrectionPreview } from '@tablee/domain/tournaments/rounds/preview-correction'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'

type CorrectionChangesProps = {
  readonly tournament: Tournament
  readonly changes: CorrectionPreview
  /** The current round can be paired again. */
  readonly isChoice: boolean
}

/** The rest is only counted. */
const PLACES_TOLD = 6

/** The effect on points, places and existing pairings (NONE-5). */
export function CorrectionChanges({ tournament, changes, isChoice }: CorrectionChangesProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const { points, places, rounds, byHand, doesCutStay } = changes
  const nameOf = (id: PlayerId) => names.get(id) ?? ''
  const isNothing = points.length + places.length + rounds.length === 0
  return (
    <>
      {isNothing ? <p>{t('admin.correction.nothing')}</p> : null}
      {points.length > 0 ? (
        <Part title={t('admin.correction.points')}>
          {points.map(({ playerId, before, after }) => (
            <li key={playerId} className="wrap-anywhere">
              {t('admin.correction.pointsOf', { name: nameOf(playerId), before, after })}
            </li>
          ))}
        </Part>
      ) : null}
      {places.length > 0 ? (
        <Part title={t('admin.correction.places')}>
          {places.slice(0, PLACES_TOLD).map(({ playerId, before, after }) => (
            <li key={playerId} className="wrap-anywhere">
              {t('admin.correction.placeOf', { name: nameOf(playerId), before, after })}
            </li>
          ))}
          {places.length > PLACES_TOLD ? (
            <li>{t('admin.correction.more', { count: places.length - PLACES_TOLD })}</li>
          ) : null}
        </Part>
      ) : null}
      <Part title={t('admin.correction.pairings')}>
        {rounds.map(({ round, tables }) => (
          <li key={round}>{t('admin.correction.otherPairings', { round, count: tables })}</li>
        ))}
        {byHand.map((round) => (
          <li key={round}>{t('admin.correction.byHand', { round })}</li>
        ))}
        <li>
          {isChoice
            ? t('admin.correction.choice', { round: currentRound(tournament) })
            : t(`admin.correction.${whatBecomesOf(changes)}`)}
        </li>
        {doesCutStay ? <li>{t('cut.stays')}</li> : null}
      </Part>
    </>
  )
}

/** 'The same' only for computed rounds. */
function whatBecomesOf({ rounds, same, byHand }: CorrectionPreview) {
  if (rounds.length > 0 || same.length === 0) return 'kept'
  return byHand.length === 0 ? 'samePairings' : 'othersSame'
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="grid gap-0.5">{children}</ul>
    </section>
  )
}
