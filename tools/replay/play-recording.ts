import { setTimeout as pause } from 'node:timers/promises'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/read-tournament-document'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { setRoundPairings } from '@tablee/contract/tournaments/set-round-pairings'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import type { TournamentDocument } from '@tablee/contract/tournaments/tournament-document'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import {
  type RecordedMatch,
  type RecordedTournament,
  rulesOfRecording,
} from '@tablee/domain/tournaments/golden/recorded-tournament'
import { findRulePack } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Match, PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { newSecret, ReplayError, type ServerClient } from './server-client.ts'

/** How many phones send their scores at the same time. */
const PHONES_AT_ONCE = 8
/** One match in so many is entered by the organizer, as in a shop where somebody's battery is empty. */
const ORGANIZER_ENTERS_EVERY = 5

type Replay = {
  readonly client: ServerClient
  readonly recording: RecordedTournament
  readonly throughRound: number
  readonly betweenRoundsMs: number
  readonly organizerId: string
  /** The secret of each player's phone; players without one were added by the organizer. */
  readonly phones: Map<string, string>
  readonly tell: (line: string) => void
  readonly url: string
}

export type ReplayOptions = Pick<Replay, 'client' | 'throughRound' | 'betweenRoundsMs' | 'tell' | 'url'>

/** Plays a recorded tournament through the server, round by round, and answers its final ranking by player name. */
export async function playRecording(
  recording: RecordedTournament,
  options: ReplayOptions,
): Promise<ReadonlyMap<string, Standing>> {
  const replay: Replay = { ...options, recording, organizerId: newSecret(), phones: new Map() }
  const { client, organizerId } = replay
  let tournament = await create(replay)
  replay.tell(`${recording.id}: ${replay.url}/tournament/${tournament.code}`)
  await register(replay, tournament)
  for (const round of recording.rounds.slice(0, options.throughRound)) {
    tournament = await openRound(replay, { tournament, round: round.number })
    await enterScores(replay, { tournament, matches: round.matches })
    replay.tell(`round ${round.number} of ${options.throughRound}: ${round.matches.length} results`)
    if (options.betweenRoundsMs > 0) await pause(options.betweenRoundsMs)
    await arriveAndLeave(replay, { tournament, round: round.number })
  }
  const { data } = await client.call(finishTournament, { tournamentId: tournament.id, organizerId })
  return rankingByName(read(data.tournament))
}

function read(document: TournamentDocument): Tournament {
  return readTournamentDocument(document).tournament
}

async function create({ client, recording, organizerId }: Replay): Promise<Tournament> {
  const { packId, overrides } = rulesOfRecording(recording)
  const pack = findRulePack(packId)
  if (!pack) throw new ReplayError(`There is no rule pack ${packId}.`)
  const { tournament } = await client.call(createQuickTournament, {
    name: recording.id,
    playerCount: Math.max(2, recording.players.length),
    organizerId,
    game: pack.game,
    rules: overrides,
  })
  return read(tournament)
}

/** Who is there for round 1 joins by code from a phone; late players are added when they arrive. */
async function register(replay: Replay, { code }: Tournament): Promise<void> {
  for (const playerName of replay.recording.players.filter((name) => firstRound(replay, name) <= 1)) {
    const playerId = newSecret()
    await replay.client.call(joinQuickTournament, { code, playerName, playerId })
    replay.phones.set(playerName, playerId)
  }
}

async function openRound(
  { client, recording, organizerId }: Replay,
  { tournament: { id: tournamentId, code }, round }: { readonly tournament: Tournament; readonly round: number },
): Promise<Tournament> {
  const call = { tournamentId, organizerId }
  const { data } =
    round === 1
      ? await client.call(startQuickTournament, call)
      : await client.call(startNextRound, { ...call, roundNumber: round })
  const keys = new Map(read(data.tournament).players.map(({ name, id }) => [name, id]))
  const keyOf = (name: string) => {
    const key = keys.get(name)
    if (key === undefined) throw new ReplayError(`${name} is not in the tournament.`)
    return key
  }
  const recorded = recording.rounds.find(({ number }) => number === round)?.matches ?? []
  const pairings = recorded.map(({ p1, p2, wins1, wins2 }) => {
    if (p2 !== null) return { player1: keyOf(p1), player2: keyOf(p2) }
    return { player1: keyOf(p1), player2: null, loss: wins1 <= wins2 }
  })
  const reply = await client.call(setRoundPairings, { code, organizerId, roundNumber: round, pairings })
  return read(reply.tournament)
}

type RoundResults = { readonly tournament: Tournament; readonly matches: readonly RecordedMatch[] }

async function enterScores(replay: Replay, { tournament, matches }: RoundResults): Promise<void> {
  const recorded = new Map(
    matches.flatMap((match) => (match.p2 === null ? [] : [[pairKey(match.p1, match.p2), match]])),
  )
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const round = Math.max(...tournament.rounds.map(({ number }) => number))
  const waiting = tournament.matches
    .filter((match): match is PlayedMatch => isPlayed(match) && match.round === round)
    .map((match, index) => async () => {
      const [first, second] = match.players.map((id) => names.get(id) ?? '') as [string, string]
      const result = recorded.get(pairKey(first, second))
      if (!result) throw new ReplayError(`Table ${match.table} was not in the recording.`)
      await enterScore(replay, { tournament, match, first, result, index })
    })
  const phones = Array.from({ length: PHONES_AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  })
  await Promise.all(phones)
}

type Entry = {
  readonly tournament: Tournament
  readonly match: PlayedMatch
  readonly first: string
  readonly result: RecordedMatch
  readonly index: number
}

async function enterScore({ client, organizerId, phones }: Replay, entry: Entry): Promise<void> {
  const { match, result, first, index } = entry
  const { code } = entry.tournament
  const isSameChair = result.p1 === first
  const score = {
    score1: isSameChair ? result.wins1 : result.wins2,
    score2: isSameChair ? result.wins2 : result.wins1,
    draws: result.draws,
  }
  const playerId = phones.get(first)
  if (playerId === undefined || index % ORGANIZER_ENTERS_EVERY === 0) {
    await client.call(updateScoreQuickTournament, { code, matchId: match.id, score, organizerId })
  } else {
    await client.call(sendScoreQuickTournament, { code, matchId: match.id, score, playerId })
  }
}

/** Between two rounds the organizer adds who arrives late and drops who was not seen again. */
async function arriveAndLeave(
  replay: Replay,
  { tournament, round }: { readonly tournament: Tournament; readonly round: number },
): Promise<void> {
  if (round >= replay.throughRound) return
  const { client, recording, organizerId } = replay
  const { code } = tournament
  for (const playerName of recording.players) {
    if (firstRound(replay, playerName) === round + 1 && round > 0) {
      await client.call(addAnonymousPlayer, { code, playerName, organizerId })
    }
    if (leftAfter(replay, playerName) === round) {
      await client.call(deleteQuickTournamentPlayer, { code, playerName, organizerId })
    }
  }
}

/** 0 for a player who was registered and never played. */
function firstRound({ recording }: Replay, name: string): number {
  return recording.rounds.find((round) => plays(round.matches, name))?.number ?? 0
}

/** The software of some publishers says who dropped; for the others it is who was not paired again. */
function leftAfter(replay: Replay, name: string): number {
  const { recording } = replay
  if (recording.drops) return recording.drops.find(({ player }) => player === name)?.after_round ?? -1
  const last = recording.rounds.findLast((round) => plays(round.matches, name))?.number ?? 1
  return Math.max(1, last)
}

function plays(matches: readonly RecordedMatch[], name: string): boolean {
  return matches.some(({ p1, p2 }) => p1 === name || p2 === name)
}

function isPlayed(match: Match): match is PlayedMatch {
  return match.kind === 'played'
}

function pairKey(one: string, other: string): string {
  return [one, other].sort().join(' ')
}

function rankingByName(tournament: Tournament): ReadonlyMap<string, Standing> {
  if (tournament.phase.kind !== 'finished') throw new ReplayError('The server did not finish the tournament.')
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  return new Map(tournament.phase.standings.map((standing) => [names.get(standing.playerId) ?? '', standing]))
}
