import { tableLabel, tableNumbers } from '@tablee/domain/tournaments/tables/table-plan'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { writeRanges } from './table-ranges.ts'

/** The tables that so many players need, and what else is planned about them: "1 à 20, sans 5, 2 fixes". */
export function useTablePlanText({ tablePlan, players }: Pick<Tournament, 'tablePlan' | 'players'>): string {
  const { t } = useTranslation()
  const { leftOut, order } = tablePlan
  const here = players.filter(({ droppedAfter }) => droppedAfter === null)
  const isHere = new Set(here.map(({ id }) => id))
  const fixed = tablePlan.fixed.filter(({ playerId }) => isHere.has(playerId)).length
  const numbers = tableNumbers(tablePlan, Math.floor(here.length / 2))
  const labelOf = (table: number | undefined) => tableLabel(tablePlan, table ?? tablePlan.first)
  const [first, last] = [labelOf(numbers[0]), labelOf(numbers.at(-1))]
  const span = numbers.length === 0 ? 'from' : numbers.length === 1 ? 'one' : 'span'
  return [
    t(`settingList.tables.${span}`, { first, last }),
    ...(leftOut.length === 0 ? [] : [t('settingList.tables.leftOut', { tables: writeRanges(leftOut) })]),
    ...(fixed === 0 ? [] : [t('settingList.tables.fixed', { count: fixed })]),
    ...(order === 'random' ? [t('settingList.tables.random')] : []),
  ].join(', ')
}
