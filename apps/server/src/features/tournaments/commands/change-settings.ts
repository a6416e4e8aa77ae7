import type { Acting } from '@tablee/contract/serving/caller'
import type { tournamentSettings } from '@tablee/contract/tournaments/fields/tournament-settings'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { PLAIN_SETTINGS, type PlainSettings } from '@tablee/domain/tournaments/attributes/attributes'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { isEntryPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { Grant } from '../held-tournament.ts'
import { notFound } from '../not-there.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { findTournament } from '../tournament-store.ts'
import { type Carried, nothingToLoad } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'

type Settings = z.output<typeof tournamentSettings>

export function changeSettings(
  acting: Acting<TournamentGround>,
  id: TournamentId,
  settings: Settings,
): Promise<Outcome<Carried<null>>> {
  return carrySettings(acting, id, { settings })
}

type Carrying = {
  readonly settings: Settings
  /** Whether the tournament is still as the caller believes. */
  readonly isStill?: (tournament: Tournament) => boolean
  readonly changed?: (before: Tournament, after: Tournament) => void
}

/** `maxPlayers` and `playerCount` are two outside names for capacity. */
export async function carrySettings(
  acting: Acting<TournamentGround>,
  id: TournamentId,
  { settings, isStill = () => true, changed = () => {} }: Carrying,
): Promise<Outcome<Carried<null>>> {
  const {
    maxPlayers,
    playerCount,
    password,
    structure,
    rules,
    pods,
    swiss,
    groups,
    league,
    registrationRules,
    organizerId,
    reason,
    actId,
  } = settings
  const announcement = {
    game: settings.gameType,
    format: settings.format,
    formatName: settings.formatName,
    startsAt: settings.tournamentDate,
    endsAt: settings.endDate,
    description: settings.description,
    location: settings.location,
  }
  const capacity = maxPlayers === undefined ? playerCount : maxPlayers
  const grants = await entryGrants(acting, id, settings)
  if (!grants.accepted) return grants
  const input = {
    ...plainly(settings),
    capacity,
    announcement,
    password,
    structure,
    rules,
    pods,
    swiss,
    groups,
    league,
    registrationRules,
    reason,
  }
  const act = { name: 'change-settings', input } as const
  return carryWider(acting, sentByStaff(acting, { tournamentId: id, organizerId, actId }), {
    act,
    load: nothingToLoad,
    decide: ({ tournament }, _, deciding) => {
      if (!isStill(tournament)) return refuse('settings_changed_since')
      const decided = decideAct(tournament, act, deciding)
      if (!decided.accepted) return decided
      changed(tournament, evolveAll(tournament, decided.value))
      return accept({ changes: decided.value, reason: reason ?? null, grants: grants.value, result: null })
    },
  })
}

function plainly(settings: Settings): PlainSettings {
  return Object.fromEntries(PLAIN_SETTINGS.map((name) => [name, settings[name]]))
}

/** Before the transaction, as hashing is slow; for the organizer only. */
async function entryGrants(
  acting: Acting<TournamentGround>,
  id: TournamentId,
  { password, organizerId: secret }: Settings,
): Promise<Outcome<readonly Grant[]>> {
  if (password === undefined) return accept([])
  if (password === null) return accept([{ role: 'entry', hash: null }])
  if (!isEntryPassword(password)) return refuse('entry_password_invalid')
  const held = await acting.database.read((db) => findTournament(db, acting.cache, id))
  if (!held) return notFound({ id })
  const claim = { as: 'staff', secret, caller: acting.caller } as const
  const author = authorOf('change-settings', held, { claim, now: acting.now() })
  if (!author.accepted) return author
  return accept([{ role: 'entry', hash: await acting.entryPasswords.hash(password) }])
}
