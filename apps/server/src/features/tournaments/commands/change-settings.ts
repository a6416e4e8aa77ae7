import type { tournamentSettings } from '@tablee/contract/tournaments/tournament-settings'
import type { Outcome } from '@tablee/domain/outcome'
import { changeSettings as decide } from '@tablee/domain/tournaments/change-settings'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

type Settings = z.output<typeof tournamentSettings>

/** `maxPlayers` and `playerCount` are two outside names of the one capacity of a quick tournament. */
export function changeSettings(
  acting: Acting,
  id: TournamentId,
  { name, maxPlayers, playerCount, organizerId, actId }: Settings,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'change-settings',
    target: { id },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { name, capacity: maxPlayers ?? playerCount }),
  })
}
