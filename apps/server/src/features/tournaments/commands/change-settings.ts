import type { tournamentSettings } from '@tablee/contract/tournaments/tournament-settings'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { changeSettings as decide } from '@tablee/domain/tournaments/change-settings'
import { isEntryPassword } from '@tablee/domain/tournaments/entry-password'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { Grant, HeldTournament } from '../held-tournament.ts'
import { asOrganizer } from '../tournament-policy.ts'
import { findTournament } from '../tournament-store.ts'
import { type Acting, notFound } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

type Settings = z.output<typeof tournamentSettings>

/** `maxPlayers` and `playerCount` are two outside names of the one capacity. */
export async function changeSettings(
  acting: Acting,
  id: TournamentId,
  settings: Settings,
): Promise<Outcome<HeldTournament>> {
  const { name, maxPlayers, playerCount, password, organizerId, actId } = settings
  const announcement = {
    game: settings.gameType,
    format: settings.format,
    startsAt: settings.tournamentDate,
    endsAt: settings.endDate,
    description: settings.description,
    location: settings.location,
  }
  const capacity = maxPlayers === undefined ? playerCount : maxPlayers
  const grants = await entryGrants(acting, id, settings)
  if (!grants.accepted) return grants
  return carryOrganizerAct(acting, {
    name: 'change-settings',
    target: { id },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { name, capacity, announcement, password }),
    grants: grants.value,
  })
}

/** Hashing is slow: it is done before the transaction, and for the organizer only. */
async function entryGrants(
  acting: Acting,
  id: TournamentId,
  { password, organizerId: secret }: Settings,
): Promise<Outcome<readonly Grant[]>> {
  if (password === undefined) return accept([])
  if (password === null) return accept([{ role: 'entry', hash: null }])
  if (!isEntryPassword(password)) return refuse('entry_password_invalid')
  const held = await acting.database.read((db) => findTournament(db, acting.cache, id))
  if (!held) return notFound({ id })
  const organizer = asOrganizer(held, { secret, caller: acting.caller })
  if (!organizer.accepted) return organizer
  return accept([{ role: 'entry', hash: await acting.entryPasswords.hash(password) }])
}
