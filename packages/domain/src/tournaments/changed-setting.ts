import { isOfDecks, type OfDecks } from '../decklists/is-of-decks.ts'
import { saidOf } from './attributes/attributes.ts'
import type { Change } from './change.ts'
import { clockPlanFor } from './clock/clock-plan.ts'
import { penaltiesAfter } from './conduct/penalties-after.ts'
import { withCurrentStage, withPlannedRounds } from './kinds/stage.ts'
import { withAwardedByes } from './players/award-byes.ts'
import type { Tournament } from './tournament.ts'

export type OfSettings = Extract<
  Change,
  {
    kind:
      | 'settings_changed'
      | 'rules_varied'
      | 'registrations_ruled'
      | 'rounds_planned'
      | 'cut_planned'
      | 'seeded_by_season'
      | 'decklists_published'
      | 'decklists_locked'
      | 'protection_changed'
      | 'own_names_allowed'
      | 'youth_marked'
      | 'byes_awarded'
      | 'series_joined'
      | 'clock_planned'
      | 'tournament_imported'
      | 'tables_planned'
      | 'tournament_restarted'
      | 'organizer_changed'
      | 'stage_opened'
      | 'stage_chosen'
      | 'stage_taken_back'
      | 'penalty_given'
      | 'penalty_taken_back'
  }
>

/** What a change sets besides players, rounds and matches. */
export function changedSetting(tournament: Tournament, change: OfSettings): Partial<Tournament> {
  if (isOfDecks(change)) return changedDecks(change)
  switch (change.kind) {
    case 'settings_changed': {
      const { kind: _, ...settings } = change
      return saidOf(settings)
    }
    case 'rules_varied':
      return { rules: change.rules }
    case 'registrations_ruled': {
      const { kind: _, ...registrationRules } = change
      return { registrationRules }
    }
    case 'rounds_planned':
      return { stages: withPlannedRounds(tournament, change.rounds) }
    case 'cut_planned':
      return { plannedCut: change.size }
    case 'seeded_by_season':
      return { seasonSeeds: change.places }
    case 'protection_changed':
      return { hasPassword: change.hasPassword }
    case 'own_names_allowed':
      return { allowsOwnNames: change.areAllowed }
    case 'youth_marked':
      return { isYouth: change.isYouth }
    case 'series_joined':
      return { series: change.series }
    case 'byes_awarded':
      return { awardedByes: withAwardedByes(tournament.awardedByes, change) }
    case 'clock_planned':
      return { clockPlan: clockPlanFor(tournament, change) }
    case 'tournament_imported':
      return { isImported: true }
    case 'tournament_restarted':
      return { restartedAs: change.code }
    case 'organizer_changed':
      return { organizer: change.organizer }
    case 'stage_opened':
      return { stages: [...tournament.stages, change.stage] }
    case 'stage_chosen':
      return { stages: withCurrentStage(tournament, change.stage) }
    case 'stage_taken_back':
      return { stages: tournament.stages.slice(0, -1) }
    case 'penalty_given':
    case 'penalty_taken_back':
      return { penalties: penaltiesAfter(tournament.penalties, change) }
    case 'tables_planned': {
      const { kind: _, ...tablePlan } = change
      return { tablePlan }
    }
    default:
      return change satisfies never
  }
}

function changedDecks(change: OfDecks): Partial<Tournament> {
  return change.kind === 'decklists_published' ? { areDecklistsPublic: change.arePublic } : { decksLockedAt: change.at }
}
