import { draftPodOptions } from '@tablee/domain/tournaments/draft/pod-sizes'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { currentStage, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { sizeFault } from '@tablee/domain/tournaments/life/size-fault'
import { podSizes } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePodsText } from '../draft/use-pods-text.ts'
import { roundCount } from '../tournament-frame/round-count.ts'
import { usePodTables } from './use-pod-tables.ts'

type StartNote = {
  readonly canStart: boolean
  /** Null for Swiss rounds: the page has its own words. */
  readonly note: string | null
}

/** Whether this number can start, and what, or what to do first. */
export function useStartNote(tournament: Tournament, count: number): StartNote {
  const { t } = useTranslation()
  const podsText = usePodsText()
  const tables = usePodTables()
  const fault = sizeFault(tournament, count)
  const structure = structureOf(tournament)
  if (structure === 'swiss') return { canStart: fault === null, note: null }
  if (fault) return { canStart: false, note: t(`refusals.${fault.code}`, fault.details ?? {}) }
  const rounds = t('tournament.standings.rounds', { count: roundCount(tournament).recommended })
  if (structure === 'pods') {
    const { remainder } = podPlanOf(currentStage(tournament))
    return {
      canStart: true,
      note: t('structure.podsReady', { count, rounds, tables: tables(podSizes(count, remainder)) }),
    }
  }
  if (structure === 'draft') {
    const pods = draftOf(currentStage(tournament))?.pods.map(({ length }) => length) ?? []
    const sizes = pods.length > 0 ? pods : (draftPodOptions(count)[0] ?? [])
    return { canStart: true, note: t('structure.draftReady', { count, rounds, pods: podsText(sizes) }) }
  }
  const kind = structure === 'elimination' ? 'eliminationReady' : 'roundRobinReady'
  return { canStart: true, note: t(`structure.${kind}`, { count, rounds }) }
}
