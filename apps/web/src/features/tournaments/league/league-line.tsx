import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { FIRST_STAGE } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

export type LeagueLineProps = { readonly tournament: Tournament }

/** The rules of a league, told before it and while it is played. */
export function LeagueLine({ tournament: { stages } }: LeagueLineProps) {
  const { t } = useTranslation()
  const league = leagueOf(stages[0] ?? FIRST_STAGE)
  if (!league) return null
  return (
    <p className="max-w-prose text-muted">
      {t(league.meetings === 1 ? 'league.told.once' : 'league.told.twice')} {t(`league.told.${league.unplayed}`)}{' '}
      {t(`league.told.leavers.${league.leavers}`)} {t('league.told.table')}
    </p>
  )
}
