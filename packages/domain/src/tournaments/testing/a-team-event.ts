import type { Outcome } from '../../outcome.ts'
import type { Act, DecidedActName, Deciding } from '../acts/act.ts'
import { decideAct } from '../acts/decide-act.ts'
import type { Change } from '../change.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { createTournament } from '../life/create-tournament.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import { TEAM_SIZES } from '../teams/entrants.ts'
import type { TeamKind } from '../teams/team.ts'
import type { PlayerId, PublicId, TournamentCode, TournamentId, WholeTournament } from '../tournament.ts'

let ids = 0

/** Decides an act of the organizer, or of a player by their id. */
export function actOf<Name extends DecidedActName>(
  tournament: WholeTournament,
  act: Act<Name>,
  { by = null, seed = 'seed' }: { readonly by?: PlayerId | null; readonly seed?: string } = {},
): Outcome<readonly Change[]> {
  const author = by
    ? { publicId: `phone ${by}` as PublicId, role: 'player' as const, holderId: by, label: null }
    : { publicId: 'organizer' as PublicId, role: 'organizer' as const, holderId: '', label: null }
  const beside = { dropActs: new Map(by ? [[by, 'leave-quick-tournament']] : []), said: null }
  const given = { author, at: new Date('2030-01-31T18:00:00.000Z'), seed, ids: [`id${++ids}`, `id${++ids}`], beside }
  return decideAct(tournament, act, given as unknown as Deciding<Name>)
}

/** Likewise, where it is accepted. */
export function acted<Name extends DecidedActName>(
  tournament: WholeTournament,
  act: Act<Name>,
  as: { readonly by?: PlayerId | null; readonly seed?: string } = {},
): WholeTournament {
  const outcome = actOf(tournament, act, as)
  if (!outcome.accepted) throw new Error(`${act.name}: ${outcome.refusal.code}`)
  return evolveAll(tournament, outcome.value)
}

export function aTeamEvent(teamKind: TeamKind | null, id = 't1'): WholeTournament {
  return createdTournament(
    createTournament({
      id: id as TournamentId,
      code: 'ABCDEF' as TournamentCode,
      name: 'Samedi en équipe',
      ...{ capacity: 200, announcement: null, organizer: 'organizer' as PublicId },
      ...{ rules: rulePackFor('magic'), lot: 'lot', teamKind },
    }),
  )
}

/** People t1A, t1B, t1C, t2A … */
export function withPeople(tournament: WholeTournament, names: readonly string[]): WholeTournament {
  const added = names.map(
    (name): Change => ({
      ...{ kind: 'player_added', playerId: name as PlayerId, name: `Nom ${name}` },
      ...{ publicId: `phone ${name}` as PublicId, firstRound: tournament.rounds.length + 1 },
    }),
  )
  return evolveAll(tournament, added)
}

/** Whole teams, named Équipe 1, Équipe 2 … */
export function withTeams(tournament: WholeTournament, numbers: readonly number[]): WholeTournament {
  const size = tournament.teamKind === null ? 1 : TEAM_SIZES[tournament.teamKind]
  let after = tournament
  for (const number of numbers) {
    const members = ['A', 'B', 'C'].slice(0, size).map((seat) => `t${number}${seat}` as PlayerId)
    after = withPeople(after, members)
    if (tournament.teamKind === null) continue
    after = acted(after, { name: 'form-team', input: { captain: null, name: `Équipe ${number}`, members } })
  }
  return after
}
