import type { DraftMoment } from '@tablee/domain/tournaments/draft/pick-schedule'
import { useTranslation } from '../../../language/use-translation.ts'

type DraftWords = {
  readonly title: string
  /** Below it; empty where there is no more to say. */
  readonly detail: string
  /** Said once as a pack or another part begins. */
  readonly told: string
}

/** What is done at a moment of a draft. */
export function useDraftWords(): (moment: DraftMoment) => DraftWords {
  const { t } = useTranslation()
  return (moment) => {
    switch (moment.phase) {
      case 'pick': {
        const { pack, pick, picks, takes, direction } = moment
        return {
          title: t('draft.timer.pack', { pack }),
          detail: t(takes === 2 ? 'draft.timer.pickTwo' : 'draft.timer.pick', { pick, picks }),
          told: t(direction === 'left' ? 'draft.timer.told.pickLeft' : 'draft.timer.told.pickRight', { pack }),
        }
      }
      case 'review':
        return {
          title: t('draft.timer.review'),
          detail: t('draft.timer.reviewNext', { pack: moment.pack + 1 }),
          told: t('draft.timer.told.review', { pack: moment.pack }),
        }
      case 'building':
        return {
          title: t('draft.timer.building'),
          detail: t('draft.timer.buildingNext'),
          told: t('draft.timer.told.building'),
        }
      case 'over':
        return { title: t('draft.timer.over'), detail: '', told: t('draft.timer.told.over') }
      default:
        return moment satisfies never
    }
  }
}
