import type { Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { isMeeting } from '../kinds/seats.ts'
import type { Announcement } from '../life/announcement.ts'
import { createTournament } from '../life/create-tournament.ts'
import { addPlayer } from '../players/add-player.ts'
import { joinTournament } from '../players/join-tournament.ts'
import type { Score } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { startTournament } from '../rounds/start-round.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import type {
  MatchId,
  Meeting,
  PlayerId,
  PublicId,
  Tournament,
  TournamentCode,
  TournamentId,
  WholeTournament,
} from '../tournament.ts'

export const twoNil: Score = { wins1: 2, wins2: 0, draws: 0 }
export const twoOne: Score = { wins1: 2, wins2: 1, draws: 0 }
export const oneAll: Score = { wins1: 1, wins2: 1, draws: 0 }

export const playerId = (id: string): PlayerId => id as PlayerId
export const publicId = (id: string): PublicId => id as PublicId
export const matchId = (id: string): MatchId => id as MatchId

/** Applies an accepted act; a refusal fails the test with its code. */
export function after(tournament: WholeTournament, outcome: Outcome<readonly Change[]>): WholeTournament
export function after(tournament: Tournament, outcome: Outcome<readonly Change[]>): Tournament
export function after(tournament: Tournament, outcome: Outcome<readonly Change[]>): Tournament {
  if (!outcome.accepted) throw new Error(`refused: ${outcome.refusal.code}`)
  return evolveAll(tournament, outcome.value)
}

export const anAnnouncement: Announcement = {
  game: 'magic',
  format: 'modern',
  formatName: null,
  startsAt: '2027-01-15T18:00:00.000Z',
  endsAt: null,
  description: '',
  location: '69003 Lyon',
}

/** For tests whose type is what phones hold, though the domain made it whole. */
export function whole(tournament: Tournament): WholeTournament {
  return tournament as WholeTournament
}

type EmptyOptions = { readonly capacity?: number | null; readonly announcement?: Announcement | null }

export function anEmptyTournament({ capacity = 8, announcement = null }: EmptyOptions = {}): WholeTournament {
  return createdTournament(
    createTournament({
      id: 't1' as TournamentId,
      code: 'ABCDEF' as TournamentCode,
      name: 'Vendredi soir',
      capacity,
      announcement,
      organizer: publicId('organizer'),
      rules: rulePackFor('magic'),
      lot: 'lot',
    }),
  )
}

/** Players p1, p2 … named Joueur 1, Joueur 2 …, with phones phone1, phone2 … */
export function aTournamentOf(count: number, options: { readonly capacity?: number } = {}): WholeTournament {
  let tournament = anEmptyTournament({ capacity: options.capacity ?? Math.max(8, count) })
  for (let number = 1; number <= count; number++) {
    tournament = after(
      tournament,
      joinTournament(tournament, {
        name: `Joueur ${number}`,
        publicId: publicId(`phone${number}`),
        newPlayerId: playerId(`p${number}`),
      }),
    )
  }
  return tournament
}

export function withAnonymous(tournament: WholeTournament, name: string): WholeTournament
export function withAnonymous(tournament: Tournament, name: string): Tournament
export function withAnonymous(tournament: Tournament, name: string): Tournament {
  return after(tournament, addPlayer(tournament, { name, newPlayerId: playerId(`anonymous-${name}`) }))
}

export function started(tournament: WholeTournament): WholeTournament
export function started(tournament: Tournament): Tournament
export function started(tournament: Tournament): Tournament {
  return after(tournament, startTournament(tournament, 'seed'))
}

/** The latest round's matches of two. */
export function openMatches(tournament: Tournament): readonly Meeting[] {
  const latest = tournament.rounds.at(-1)?.number
  return tournament.matches.filter(isMeeting).filter(({ round }) => round === latest)
}

export function firstOpenMatch(tournament: Tournament): Meeting {
  const [match] = openMatches(tournament)
  if (!match) throw new Error('no match is open')
  return match
}

/** Every match of the latest round ends 2-0 for the player named first. */
export function withResults(tournament: WholeTournament, score?: Score): WholeTournament
export function withResults(tournament: Tournament, score?: Score): Tournament
export function withResults(tournament: Tournament, score: Score = twoNil): Tournament {
  return openMatches(tournament).reduce(
    (state, match) => after(state, setScore(state, { matchId: match.id, score })),
    tournament,
  )
}
