import type { tournamentSettings } from '@tablee/contract/tournaments/tournament-settings'
import type { Outcome } from '@tablee/domain/outcome'
import { changeSettings as decide } from '@tablee/domain/tournaments/change-settings'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

type Settings = z.output<typeof tournamentSettings>

/** `maxPlayers` and `playerCount` are two outside names of the one capacity. */
export function changeSettings(acting: Acting, id: TournamentId, settings: Settings): Promise<Outcome<HeldTournament>> {
  const { name, maxPlayers, playerCount, organizerId, actId } = settings
  const announcement = {
    game: settings.gameType,
    format: settings.format,
    startsAt: settings.tournamentDate,
    endsAt: settings.endDate,
    description: settings.description,
    location: settings.location,
  }
  const capacity = maxPlayers === undefined ? playerCount : maxPlayers
  return carryOrganizerAct(acting, {
    name: 'change-settings',
    target: { id },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { name, capacity, announcement }),
  })
}
