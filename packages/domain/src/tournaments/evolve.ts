import type { Change } from './change.ts'
import type { Match, Player, PlayerId, RoundNumber, Tournament } from './tournament.ts'

type CreatedChange = Extract<Change, { kind: 'tournament_created' }>

/** The tournament right after its creation: nobody there, nothing paired. */
export function createdTournament(change: CreatedChange): Tournament {
  const { kind: _, ...tournament } = change
  return {
    ...tournament,
    plannedRounds: null,
    areDecklistsPublic: false,
    hasPassword: false,
    phase: { kind: 'waiting' },
    players: [],
    rounds: [],
    matches: [],
  }
}

/** Applies one change. The server and every phone use this same function, so that they hold the same state. */
function evolve(tournament: Tournament, change: Change): Tournament {
  switch (change.kind) {
    case 'tournament_created':
      return createdTournament(change)
    case 'settings_changed':
      return { ...tournament, name: change.name, capacity: change.capacity, announcement: change.announcement }
    case 'rounds_planned':
      return { ...tournament, plannedRounds: change.rounds }
    case 'decklists_published':
      return { ...tournament, areDecklistsPublic: change.arePublic }
    case 'protection_changed':
      return { ...tournament, hasPassword: change.hasPassword }
    case 'registration_moved':
      return tournament
    case 'organizer_changed':
      return { ...tournament, organizer: change.organizer }
    case 'player_added': {
      const { playerId, name, publicId, firstRound } = change
      const player: Player = { id: playerId, name, publicId, firstRound, droppedAfter: null }
      return { ...tournament, players: [...tournament.players, player] }
    }
    case 'player_removed':
      return { ...tournament, players: tournament.players.filter(({ id }) => id !== change.playerId) }
    case 'player_claimed':
      return withPlayer(tournament, change.playerId, { publicId: change.publicId })
    case 'player_renamed':
      return withPlayer(tournament, change.playerId, { name: change.name })
    case 'player_dropped':
      return withPlayer(tournament, change.playerId, { droppedAfter: change.afterRound })
    case 'player_restored':
      return withPlayer(tournament, change.playerId, { droppedAfter: null })
    case 'round_paired':
      return {
        ...tournament,
        phase: { kind: 'running', round: change.round },
        rounds: [...tournament.rounds, { number: change.round, seed: change.seed }],
        matches: [...tournament.matches, ...change.matches],
      }
    case 'pairings_changed':
      return withPairings(tournament, change)
    case 'round_undone':
      return withoutRound(tournament, change.round)
    case 'match_scored': {
      const { score, decidedBy, reports } = change
      return withMatch(tournament, change.matchId, { kind: 'terminated', score, decidedBy, reports })
    }
    case 'match_contested':
      return withMatch(tournament, change.matchId, { kind: 'contested', reports: change.reports })
    case 'tournament_finished':
      return {
        ...tournament,
        phase: { kind: 'finished', rounds: tournament.rounds.length, standings: change.standings },
      }
    default:
      return change satisfies never
  }
}

/** All changes of one act, in order. */
export function evolveAll(tournament: Tournament, changes: readonly Change[]): Tournament {
  return changes.reduce(evolve, tournament)
}

function withPlayer(tournament: Tournament, playerId: PlayerId, part: Partial<Player>): Tournament {
  const players = tournament.players.map((player) => (player.id === playerId ? { ...player, ...part } : player))
  return { ...tournament, players }
}

type PlayedState = Extract<Match, { kind: 'played' }>['state']

function withMatch(tournament: Tournament, matchId: string, state: PlayedState): Tournament {
  const matches = tournament.matches.map((match) =>
    match.id === matchId && match.kind === 'played' ? { ...match, state } : match,
  )
  return { ...tournament, matches }
}

function withPairings(tournament: Tournament, change: Extract<Change, { kind: 'pairings_changed' }>): Tournament {
  const removed = new Set(change.removed)
  const paired = new Set(change.added.flatMap((match) => (match.kind === 'played' ? match.players : [match.player])))
  return {
    ...tournament,
    rounds: tournament.rounds.map((round) => (round.number === change.round ? { ...round, seed: null } : round)),
    matches: [...tournament.matches.filter(({ id }) => !removed.has(id)), ...change.added],
    // A late entry that takes a seat in this round has entered in this round.
    players: tournament.players.map((player) =>
      paired.has(player.id) && player.firstRound > change.round ? { ...player, firstRound: change.round } : player,
    ),
  }
}

function withoutRound(tournament: Tournament, round: RoundNumber): Tournament {
  return {
    ...tournament,
    phase: round === 1 ? { kind: 'waiting' } : { kind: 'running', round: round - 1 },
    rounds: tournament.rounds.filter(({ number }) => number !== round),
    matches: tournament.matches.filter((match) => match.round !== round),
    // Who came or left while that round was open did so before it is paired anew.
    players: tournament.players.map((player) => ({
      ...player,
      firstRound: Math.min(player.firstRound, round),
      droppedAfter: player.droppedAfter === null ? null : Math.min(player.droppedAfter, round - 1),
    })),
  }
}
