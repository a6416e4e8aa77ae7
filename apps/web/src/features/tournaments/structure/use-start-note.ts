import { draftPodOptions } from '@tablee/domain/tournaments/draft/pod-sizes'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { groupsOf } from '@tablee/domain/tournaments/kinds/groups'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { currentStage, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { sizeFault } from '@tablee/domain/tournaments/life/size-fault'
import { podSizes } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import { entrantsOf, isWhole } from '@tablee/domain/tournaments/teams/entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePodsText } from '../draft/use-pods-text.ts'
import { roundCount } from '../tournament-frame/round-count.ts'
import { useGroupsText } from './use-groups-text.ts'
import { usePodTables } from './use-pod-tables.ts'

type StartNote = {
  readonly canStart: boolean
  /** Null for Swiss rounds: the page has its own words. */
  readonly note: string | null
}

/** Whether this number can start, and what, or what to do first. */
export function useStartNote(tournament: Tournament, people: number): StartNote {
  const { t } = useTranslation()
  const teams = useTeamNote(tournament)
  const podsText = usePodsText()
  const tables = usePodTables()
  const groups = useGroupsText()
  const count = tournament.teamKind === null ? people : entrantsOf(tournament).length
  const fault = sizeFault(tournament, count)
  const structure = structureOf(tournament)
  if (teams && (!teams.canStart || fault === null)) return teams
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
  const planned = groupsOf(currentStage(tournament))
  const text = planned && groups(planned, count)
  if (text) return { canStart: true, note: `${t('structure.groups.ready', { count, ...text })} ${text.goOn}` }
  if (leagueOf(currentStage(tournament))) return { canStart: true, note: t('league.ready', { count, rounds }) }
  const bracket = tournament.seasonSeeds.length > 0 ? 'eliminationSeeded' : 'eliminationReady'
  const kind = structure === 'elimination' ? bracket : 'roundRobinReady'
  return { canStart: true, note: t(`structure.${kind}`, { count, rounds }) }
}

/** More teams that lack people, or people without a team, are only counted. */
const MOST_NAMED = 3

/** Every team is complete, or what is missing. Null where nobody plays in teams. */
function useTeamNote(tournament: Tournament): StartNote | null {
  const { t } = useTranslation()
  const { list } = useFormats()
  if (tournament.teamKind === null) return null
  const lacking = tournament.teams.filter((team) => !isWhole(tournament, team))
  if (lacking.length > 0) {
    const count = lacking.length
    const names = list(lacking.slice(0, MOST_NAMED).map(({ name }) => name))
    const note = t(count > MOST_NAMED ? 'teams.desk.startManyIncomplete' : 'teams.desk.startIncomplete', {
      count,
      names,
    })
    return { canStart: false, note }
  }
  const taken = new Set(tournament.teams.flatMap(({ members }) => members))
  const alone = tournament.players.filter(({ id, droppedAfter }) => droppedAfter === null && !taken.has(id))
  if (alone.length > 0) {
    const names = list(alone.slice(0, MOST_NAMED).map(({ name }) => name))
    const count = alone.length
    return {
      canStart: false,
      note: t(count > MOST_NAMED ? 'teams.desk.startManyAlone' : 'teams.desk.startAlone', { count, names }),
    }
  }
  const count = entrantsOf(tournament).length
  if (count < 2) return { canStart: false, note: t('teams.desk.needTwo') }
  const rounds = t('tournament.standings.rounds', { count: roundCount(tournament).recommended })
  return { canStart: true, note: t('teams.desk.ready', { count, rounds }) }
}
