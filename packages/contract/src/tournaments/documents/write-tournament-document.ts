import { deciderOf } from '@tablee/domain/tournaments/authority/decider'
import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import { countedRulesAt } from '@tablee/domain/tournaments/kinds/counted-rules'
import { flatSeatsOf } from '@tablee/domain/tournaments/kinds/flat-match'
import { type MatchOutcome, outcomeFor } from '@tablee/domain/tournaments/kinds/match-outcome'
import { type MatchResult, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, finalStandings, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isSameResult, placingsIn, scoreOfResult, seatsIn, seatWins } from '@tablee/domain/tournaments/kinds/result'
import { isBye, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { plannedRounds, roundsOfLists, roundsToPlay, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { writtenStage } from '@tablee/domain/tournaments/kinds/written-stage'
import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { BYE_NAME } from '@tablee/domain/tournaments/players/player-name'
import { matchPoints } from '@tablee/domain/tournaments/results/match-points'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Match, Player, PlayerId, Round, Tournament } from '@tablee/domain/tournaments/tournament'
import { READ_BY_ANYBODY, writeEnvelope } from '../../document-envelope.ts'
import { wireMoment } from '../../wire-moment.ts'
import { plainAttributesOf } from './plain-attributes.ts'
import { rankingRow } from './ranking-row.ts'
import type { DocumentMatch, DocumentPlayer, DocumentRankingRow, TournamentDocument } from './tournament-document.ts'
import { openSeats, writtenSeats } from './written-seats.ts'

export const TOURNAMENTS_COLLECTION = 'tournaments'

/** A tournament after act number `sequence`; moments are ISO dates. */
export type WrittenTournament = {
  readonly tournament: Tournament
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The public document: only public ids, and no reports of contested matches. */
export function writeTournamentDocument(held: WrittenTournament): TournamentDocument {
  const { tournament } = held
  const names = playersById(tournament)
  const points = pointsOf(tournament)
  return {
    ...writeTournamentHead(held, {
      seated: seatedCount(tournament),
      bracketPlaces: placesIn(tournament, currentRound(tournament)),
    }),
    players: tournament.players.map((player) => playerText(player, points.get(player.id) ?? 0)),
    matches: prepared.get(tournament) ?? tournament.matches.map((match) => matchText(match, tournament, names)),
    finalRanking: writeRankingRows(finalStandings(tournament) ?? [], tournament).map((row) => JSON.stringify(row)),
    rules: JSON.stringify(tournament.rules),
    rounds: tournament.rounds.map(roundText),
    stages: tournament.stages.map((each) => JSON.stringify(writtenStage(each))),
    plannedRounds: plannedRounds(tournament),
    roundsToPlay: roundsOfLists(tournament),
    roundsByRules: roundsToPlay(tournament),
  }
}

/** Even finding each text that was made already takes long for tens of thousands. */
const prepared = new WeakMap<Tournament, string[]>()

/** Counts points, then writes the matches' texts one by one, for the document written afterwards. */
export function* prepareMatches(tournament: Tournament): Generator<void> {
  pointsOf(tournament)
  yield
  if (prepared.has(tournament)) return
  const names = playersById(tournament)
  const texts: string[] = []
  for (const match of tournament.matches) {
    texts.push(matchText(match, tournament, names))
    yield
  }
  prepared.set(tournament, texts)
}

/** The players in the document. */
export function writeDocumentPlayers(tournament: Tournament): readonly DocumentPlayer[] {
  const points = pointsOf(tournament)
  return tournament.players.map((player) => documentPlayer(player, points.get(player.id) ?? 0))
}

type Head = Omit<TournamentDocument, MadeOfLists>
type MadeOfLists = (typeof MADE_OF_LISTS)[number]

/** A document's players, matches, rounds, stages and rules; all else is its head. */
export const MADE_OF_LISTS = [
  ...([
    'players',
    'matches',
    'finalRanking',
    'rounds',
    'stages',
    'rules',
    'plannedRounds',
    'roundsToPlay',
    'roundsByRules',
  ] as const),
] satisfies readonly (keyof TournamentDocument)[]

/** The head's part of a tournament, after act number `sequence`. */
export type WrittenHead = Omit<WrittenTournament, 'tournament'> & {
  readonly tournament: Omit<Tournament, 'players' | 'matches' | 'rounds' | 'rules'>
}

type CountedOfLists = { readonly seated: number; readonly bracketPlaces: number | null }

/** A tournament's own data, as for a card. */
export function writeTournamentHead(held: WrittenHead, { seated, bracketPlaces }: CountedOfLists): Head {
  const { tournament } = held
  const { announcement } = tournament
  return {
    ...writeEnvelope({ ...held, id: tournament.id, collection: TOURNAMENTS_COLLECTION, permissions: READ_BY_ANYBODY }),
    ...plainAttributesOf(tournament),
    code: tournament.code,
    type: announcement ? 'advance' : 'quick',
    playerCount: tournament.capacity,
    maxPlayers: tournament.capacity,
    registeredPlayersCount: seated,
    currentRound: currentRound(tournament),
    bracketPlaces,
    isStarted: !isWaiting(tournament),
    isFinished: isFinished(tournament),
    organizerId: tournament.organizer,
    gameType: announcement?.game ?? null,
    format: announcement?.format ?? null,
    formatName: announcement?.formatName ?? null,
    tournamentDate: announcement ? wireMoment(announcement.startsAt) : null,
    endDate: announcement?.endsAt ? wireMoment(announcement.endsAt) : null,
    location: announcement?.location ?? null,
    description: announcement?.description ?? '',
    structure: structureOf(tournament),
    liveSequence: held.sequence,
  }
}

/** One match of the document, or null. */
export function writeDocumentMatch(tournament: Tournament, matchId: string): DocumentMatch | null {
  const match = tournament.matches.find(({ id }) => id === matchId)
  return (match && writeDocumentMatches(tournament, [match])[0]) ?? null
}

export function writeDocumentMatches(tournament: Tournament, matches: readonly Match[]): readonly DocumentMatch[] {
  const players = playersById(tournament)
  return matches.map((match) => documentMatch(match, tournament, players))
}

/** Standings in `finalRanking` form, also during play. */
export function writeRankingRows(standings: readonly Standing[], tournament: Tournament): DocumentRankingRow[] {
  const players = playersById(tournament)
  return standings.map((row) => rankingRow(row, players.get(row.playerId)))
}

type PlayersById = ReadonlyMap<PlayerId, Player>

const knownById = new WeakMap<readonly Player[], PlayersById>()

function playersById({ players }: Tournament): PlayersById {
  const known = knownById.get(players)
  if (known) return known
  const byId = new Map(players.map((player) => [player.id, player]))
  knownById.set(players, byId)
  return byId
}

const knownPoints = new WeakMap<Tournament, ReadonlyMap<PlayerId, number>>()

/** Once per state: for sixty rounds of a thousand players, a third of the writing time. */
function pointsOf(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const known = knownPoints.get(tournament)
  if (known) return known
  const points = pointsOfPeople(tournament)
  knownPoints.set(tournament, points)
  return points
}

/** The points of a team are those of all its people. */
function pointsOfPeople(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const points = matchPoints(tournament)
  if (tournament.teamKind === null) return points
  return new Map(tournament.players.map(({ id }) => [id, points.get(entrantOf(tournament, id)) ?? 0]))
}

/**
 * Caches. `evolve` keeps untouched objects, so a score does not rewrite a large tournament; a renamed or claimed player is a new object, as
 * are their matches' texts.
 */
const playerTexts = new WeakMap<Player, { readonly points: number; readonly text: string }>()
const matchTexts = new WeakMap<Match, { readonly players: readonly (Player | undefined)[]; readonly text: string }>()

function playerText(player: Player, points: number): string {
  const known = playerTexts.get(player)
  if (known?.points === points) return known.text
  const text = JSON.stringify(documentPlayer(player, points))
  playerTexts.set(player, { points, text })
  return text
}

function matchText(match: Match, tournament: Tournament, byId: PlayersById): string {
  const players = seatsOf(match).map((id) => byId.get(id))
  const known = matchTexts.get(match)
  if (known?.players.every((player, place) => player === players[place])) return known.text
  const text = JSON.stringify(documentMatch(match, tournament, byId))
  matchTexts.set(match, { players, text })
  return text
}

function documentPlayer(player: Player, points: number): DocumentPlayer {
  const { id: key, name, firstRound, droppedAfter, droppedBy, publicId } = player
  const own = { name, points, key, firstRound, droppedAfter }
  return { ...(publicId === null ? {} : { id: publicId }), ...own, ...(droppedBy === null ? {} : { droppedBy }) }
}

function documentMatch(match: Match, tournament: Tournament, players: PlayersById): DocumentMatch {
  const {
    kind,
    sides,
    chairs: [player1Key, player2Key],
  } = flatSeatsOf(match)
  const player1 = players.get(player1Key)
  const player2 = player2Key === null ? undefined : players.get(player2Key)
  return {
    id: match.id,
    round: match.round,
    player1Id: player1?.publicId ?? null,
    player2Id: player2?.publicId ?? null,
    player1Name: player1?.name ?? '',
    player2Name: isBye(match) ? BYE_NAME : (player2?.name ?? ''),
    kind,
    player1Key,
    player2Key,
    table: tableOf(match),
    ...(sides ? { sides: sides.map((side) => [...side]) } : {}),
    ...documentResult(match, tournament),
  }
}

/** Rounds of the first stage, or without a clock, omit these, as before they existed. */
function roundText({ number, seed, stage, clock }: Round): string {
  return JSON.stringify({ number, seed, ...(stage === 0 ? {} : { stage }), ...(clock === null ? {} : { clock }) })
}

type Result = Pick<
  DocumentMatch,
  | 'score1'
  | 'score2'
  | 'draws'
  | 'doubleLoss'
  | 'result'
  | 'seatScores'
  | 'contestedSeats'
  | 'status'
  | 'decidedBy'
  | 'decidedAs'
  | 'reportedBy'
>

function documentResult(match: Match, tournament: Tournament): Result {
  const result = resultOf(match)
  if (result) return standingResult(result)
  const [first] = seatsOf(match)
  const outcome: MatchOutcome = first
    ? outcomeFor(match, first, countedRulesAt(tournament, match.round))
    : { kind: 'open', isContested: false }
  if (outcome.kind === 'open') {
    const status = outcome.isContested ? 'in-progress' : 'pending'
    return { score1: null, score2: null, draws: null, status, ...openSeats(match), decidedBy: null, reportedBy: [] }
  }
  const { gamesWon: score1, gamesLost: score2, gamesDrawn: draws } = outcome
  return { score1, score2, draws, status: 'terminated', decidedBy: null, reportedBy: [] }
}

function standingResult({ result, reports, ...decider }: MatchResult): Result {
  const agreeing = reports.filter((report) => report.result !== null && isSameResult(report.result, result))
  const seats = seatsIn(result)
  const score = seats ? seatWins(seats) : scoreOfResult(result)
  const placings = placingsIn(result)
  return {
    score1: score?.wins1 ?? null,
    score2: score?.wins2 ?? null,
    draws: score?.draws ?? null,
    ...(score?.isDoubleLoss ? { doubleLoss: true as const } : {}),
    ...(placings ? { result: placings } : {}),
    ...(seats ? writtenSeats(seats) : {}),
    status: 'terminated',
    ...deciderOf(decider),
    reportedBy: agreeing.map(({ by }) => by),
  }
}
