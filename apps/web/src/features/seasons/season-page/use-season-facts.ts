import { useTranslation } from '../../../language/use-translation.ts'
import { countingEvents, type Season } from '../season-view.ts'

/** "Après 8 tournois", and what the table is called. */
export function useSeasonFacts({ season, ...page }: Season) {
  const { t } = useTranslation()
  const played = countingEvents(page).length
  return {
    title: t(season.state === 'ended' ? 'seasons.table.final' : 'seasons.table.title'),
    facts: t('seasons.wall.afterEvents', { count: played }),
  }
}
