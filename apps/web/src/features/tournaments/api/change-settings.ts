import type { GroupPlan } from '@tablee/domain/tournaments/kinds/groups'
import type { LeaguePlan } from '@tablee/domain/tournaments/kinds/league'
import type { SwissPlan } from '@tablee/domain/tournaments/kinds/swiss-plan'
import type { PodPlan } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import type { RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import type { Structure, Tournament } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../acts/act.ts'
import { useTournamentAct } from './following/tournament-act.ts'
import type { StaffAccess } from './own/own-roles.ts'

/** Wishes against the published pack; none: the pack. */
export type WishedRules = { readonly rules: RuleOverrides }

type TeamsPlan = Pick<Tournament, 'teamKind'>
export type ChosenLeague = { readonly league: LeaguePlan | null }

export type Settings = {
  readonly name: string
  readonly playerCount: number
  readonly structure?: Structure
}

/** Name and capacity, until the start. */
export function useChangeSettings({ tournamentId, secret: organizerId }: StaffAccess): Act<Settings, unknown> {
  return useTournamentAct<Settings, unknown>({
    perform: (client, { name, playerCount, structure, actId }) =>
      client.updateDocument(
        { collection: 'tournaments', id: tournamentId },
        { name, playerCount, maxPlayers: playerCount, structure, organizerId, actId },
      ),
    documentOf: (document) => document,
  })
}

/** The rules of the game, until the start. */
export function useVaryRules({ tournamentId, secret: organizerId }: StaffAccess): Act<WishedRules, unknown> {
  return useTournamentAct<WishedRules, unknown>({
    perform: (client, { rules, actId }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { rules, organizerId, actId }),
    documentOf: (document) => document,
  })
}

/** What large fields change about Swiss rounds. */
export function usePlanSwiss({ tournamentId, secret: organizerId }: StaffAccess): Act<SwissPlan, unknown> {
  return useTournamentAct<SwissPlan, unknown>({
    perform: (client, { accelerated, advanceAt, actId }) =>
      client.updateDocument(
        { collection: 'tournaments', id: tournamentId },
        { swiss: { accelerated, advanceAt }, organizerId, actId },
      ),
    documentOf: (document) => document,
  })
}

/** How large groups are, and who goes on from them. */
export function usePlanGroups({ tournamentId, secret: organizerId }: StaffAccess): Act<GroupPlan, unknown> {
  return useTournamentAct<GroupPlan, unknown>({
    perform: (client, { size, advance, fills, actId }) =>
      client.updateDocument(
        { collection: 'tournaments', id: tournamentId },
        { groups: { size, advance, fills }, organizerId, actId },
      ),
    documentOf: (document) => document,
  })
}

/** How people compete together. */
export function usePlanTeams({ tournamentId, secret: organizerId }: StaffAccess): Act<TeamsPlan, unknown> {
  return useTournamentAct<TeamsPlan, unknown>({
    perform: (client, { teamKind, actId }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { teamKind, organizerId, actId }),
    documentOf: (document) => document,
  })
}

/** How a league is played; null: everybody meets in a day. */
export function usePlanLeague({ tournamentId, secret: organizerId }: StaffAccess): Act<ChosenLeague, unknown> {
  return useTournamentAct<ChosenLeague, unknown>({
    perform: (client, { league, actId }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { league, organizerId, actId }),
    documentOf: (document) => document,
  })
}

/** How the next rounds of tables of four are drawn. */
export function usePlanPods({ tournamentId, secret: organizerId }: StaffAccess): Act<PodPlan, unknown> {
  return useTournamentAct<PodPlan, unknown>({
    perform: (client, { remainder, pointsFirst, actId }) =>
      client.updateDocument(
        { collection: 'tournaments', id: tournamentId },
        { pods: { remainder, pointsFirst }, organizerId, actId },
      ),
    documentOf: (document) => document,
  })
}

/** When screens make neither sound nor motion. */
export function usePlanQuietHours({
  tournamentId,
  secret: organizerId,
}: StaffAccess): Act<Pick<Tournament, 'quietHours'>, unknown> {
  return useTournamentAct<Pick<Tournament, 'quietHours'>, unknown>({
    perform: (client, { quietHours, actId }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { quietHours, organizerId, actId }),
    documentOf: (document) => document,
  })
}

/** Which parts follow the first. */
export function usePlanParts({
  tournamentId,
  secret: organizerId,
}: StaffAccess): Act<Pick<Tournament, 'plannedParts'>, unknown> {
  return useTournamentAct<Pick<Tournament, 'plannedParts'>, unknown>({
    perform: (client, { plannedParts, actId }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { plannedParts, organizerId, actId }),
    documentOf: (document) => document,
  })
}
