import { plainSettings, type Taken } from '@tablee/domain/tournaments/attributes/attributes'
import type { Settled, Wishes } from '@tablee/domain/tournaments/attributes/settle'
import { isPodCut, type PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import type { NewTournament } from '@tablee/domain/tournaments/life/create-tournament'
import type { KnownDates } from '@tablee/domain/tournaments/life/join-series'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import type { ParsedInput } from '../call.ts'
import type { createAdvancedTournament } from './create-advanced-tournament.ts'

export type AnnouncedInput = Omit<ParsedInput<typeof createAdvancedTournament>, 'actId' | 'type' | 'rules'>

/** What the event's creation says; the rest are wishes. */
export function saidOfEvent(
  input: AnnouncedInput,
  rules: RulePack,
): Pick<NewTournament, Taken<'event'> & keyof NewTournament> {
  const capacity = input.maxPlayers ?? null
  return { ...plainSettings(input, 'event'), capacity, announcement: announcementIn(input), rules }
}

function announcementIn(input: AnnouncedInput): Announcement {
  return {
    game: input.gameType,
    format: input.format,
    formatName: input.formatName ?? null,
    startsAt: input.tournamentDate,
    endsAt: input.endDate ?? null,
    description: input.description ?? '',
    location: input.location ?? null,
  }
}

/** What does not go with the structure is left out: a form keeps what was planned of another. */
function plannedCutIn(structure: Structure, size: PlannedCut | null | undefined) {
  if (structure === 'swiss') return size
  return structure === 'pods' && (!size || isPodCut(size)) ? size : undefined
}

/** The further wishes; `known` are the series' existing dates. */
export function wishesOfEvent(input: AnnouncedInput, known: KnownDates): Required<Wishes<Settled & Taken<'event'>>> {
  const { structure = 'swiss', series, tablePlan } = input
  return {
    stages: {
      ...{ structure, plannedRounds: input.plannedRounds ?? null },
      ...(input.swiss && structure === 'swiss' && { swiss: input.swiss }),
      ...(input.groups && { groups: input.groups }),
      ...(input.league && { league: input.league }),
    },
    plannedCut: plannedCutIn(structure, input.plannedCut),
    registrationRules: input.registrationRules,
    allowsOwnNames: input.allowsOwnNames,
    isYouth: input.isYouth,
    clockPlan: input.clockPlan,
    tablePlan: tablePlan && { ...tablePlan, fixed: [] },
    series: series && { id: series, known },
  }
}
