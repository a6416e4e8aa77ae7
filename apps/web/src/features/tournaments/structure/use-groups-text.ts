import { type GroupStage, groupRounds, groupSizes, placesInBracket } from '@tablee/domain/tournaments/kinds/groups'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

type GroupsText = {
  /** "2 groupes de 4 et 2 groupes de 3" */
  readonly groups: string
  readonly rounds: string
  /** Of the bracket. */
  readonly places: number
  /** Who goes on. */
  readonly goOn: string
}

/** What so many would play; null for too few. */
export function useGroupsText(): (stage: GroupStage, players: number) => GroupsText | null {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (stage, players) => {
    const { advance } = stage
    const sizes = groupSizes(players, stage.size)
    if (sizes.length === 0) return null
    const { first, best } = placesInBracket(stage, sizes)
    const alike = [...Map.groupBy(sizes, (size) => size)]
    return {
      groups: list(alike.map(([size, { length: count }]) => t('structure.groups.of', { count, size }))),
      rounds: t('tournament.standings.rounds', { count: groupRounds({ ...stage, groups: [] }, players) }),
      places: first + best,
      goOn: [
        t('structure.groups.goOn', { count: advance }),
        ...(best > 0 ? [t('structure.groups.best', { count: best })] : []),
      ].join(' '),
    }
  }
}
