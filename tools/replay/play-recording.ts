import { setTimeout as pause } from 'node:timers/promises'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { setRoundPairings } from '@tablee/contract/tournaments/set-round-pairings'
import type {
  RecordedMatch,
  RecordedRound,
  RecordedTournament,
} from '@tablee/domain/tournaments/golden/recorded-tournament'
import { finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { actAtOnce, type PlayedEvent } from './played-event.ts'
import { type Presence, presenceIn } from './presence.ts'
import { ReplayError, type ServerClient } from './server-client.ts'

export type ReplayOptions = {
  readonly client: ServerClient
  readonly event: PlayedEvent
  readonly throughRound: number
  readonly betweenRoundsMs: number
  readonly tell: (line: string) => void
}

type Replay = ReplayOptions & {
  readonly recording: RecordedTournament
  readonly presence: ReadonlyMap<string, Presence>
}

/** Plays a recorded tournament through the server and answers its final ranking by player name. */
export async function playRecording(
  recording: RecordedTournament,
  options: ReplayOptions,
): Promise<ReadonlyMap<string, Standing>> {
  const replay: Replay = { ...options, recording, presence: presenceIn(recording) }
  const { client, event, tell, throughRound } = replay
  let tournament = await event.create()
  tell(`${recording.id}: ${client.url}/tournament/${tournament.code}`)
  await event.register(
    tournament,
    namesWith(replay, ({ firstRound }) => firstRound <= 1),
  )
  for (const round of recording.rounds.slice(0, throughRound)) {
    tournament = await openRound(replay, { tournament, round })
    await enterScores(replay, { tournament, round })
    tell(`round ${round.number} of ${throughRound}: ${round.matches.length} results`)
    if (options.betweenRoundsMs > 0) await pause(options.betweenRoundsMs)
    if (round.number < throughRound) await arriveAndLeave(replay, { tournament, round })
  }
  const { organizerId } = event
  const { data } = await client.call(finishTournament, { tournamentId: tournament.id, organizerId })
  return rankingByName(readTournamentDocument(data.tournament).tournament)
}

function namesWith({ presence }: Replay, isMeant: (presence: Presence) => boolean): readonly string[] {
  return [...presence].filter(([, one]) => isMeant(one)).map(([name]) => name)
}

type Opening = { readonly tournament: Tournament; readonly round: RecordedRound }

/** The server pairs the round, then the organizer sets the recorded pairings by hand. */
async function openRound(replay: Replay, { tournament, round }: Opening): Promise<Tournament> {
  const { client, event } = replay
  const { players } = await event.pair(tournament, round.number)
  const keys = new Map(players.map(({ name, id }) => [name, id]))
  const keyOf = (name: string) => {
    const key = keys.get(name)
    if (key === undefined) throw new ReplayError(`${name} is not in the tournament.`)
    return key
  }
  const pairings = round.matches.map(({ p1, p2, wins1, wins2 }) => {
    if (p2 !== null) return { player1: keyOf(p1), player2: keyOf(p2) }
    return { player1: keyOf(p1), player2: null, loss: wins1 <= wins2 }
  })
  const { code } = tournament
  const { organizerId } = event
  const reply = await client.call(setRoundPairings, { code, organizerId, roundNumber: round.number, pairings })
  return readTournamentDocument(reply.tournament).tournament
}

async function enterScores({ event }: Replay, { tournament, round }: Opening): Promise<void> {
  const recorded = new Map(
    round.matches.flatMap((match) => (match.p2 === null ? [] : [[pairKey(match.p1, match.p2), match]])),
  )
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const waiting = tournament.matches.filter(
    (match): match is Meeting => isMeeting(match) && match.round === round.number,
  )
  const entering = waiting.map((match, index) => async () => {
    const [player = '', opponent = ''] = pairOf(match).map((id) => names.get(id))
    const result = recorded.get(pairKey(player, opponent))
    if (!result) throw new ReplayError(`Table ${match.table} was not in the recording.`)
    await event.enter({ tournament, match, player, score: scoreFor(player, result), index })
  })
  await actAtOnce(entering)
}

function scoreFor(player: string, { p1, wins1, wins2, draws }: RecordedMatch) {
  return p1 === player ? { wins1, wins2, draws } : { wins1: wins2, wins2: wins1, draws }
}

/** Between rounds the organizer adds latecomers and drops players not seen again. */
async function arriveAndLeave(replay: Replay, { tournament, round: { number } }: Opening): Promise<void> {
  await replay.event.addLate(
    tournament,
    namesWith(replay, ({ firstRound }) => firstRound === number + 1),
  )
  await replay.event.drop(
    tournament,
    namesWith(replay, ({ leftAfter }) => leftAfter === number),
  )
}

function pairKey(one: string, other: string): string {
  return [one, other].sort().join(' ')
}

function rankingByName(tournament: Tournament): ReadonlyMap<string, Standing> {
  const standings = finalStandings(tournament)
  if (!standings) throw new ReplayError('The server did not finish the tournament.')
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  return new Map(standings.map((standing) => [names.get(standing.playerId) ?? '', standing]))
}
