import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { GivenPenalty } from '@tablee/domain/tournaments/conduct/given-penalty'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { resultSaid, resultSeen, type SaidSeats } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Format } from '@tablee/domain/tournaments/life/announcement'
import { cancelTournament } from '@tablee/domain/tournaments/life/cancel-tournament'
import type { NewSettings } from '@tablee/domain/tournaments/life/change-settings'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { reopenTournament } from '@tablee/domain/tournaments/life/reopen-tournament'
import { addPlayer, addPlayers } from '@tablee/domain/tournaments/players/add-player'
import { type Join, joinTournament } from '@tablee/domain/tournaments/players/join-tournament'
import { type LeftMatches, ruleLeftMatches } from '@tablee/domain/tournaments/players/left-matches'
import { removePlayer, restorePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { renameOwnPlayer } from '@tablee/domain/tournaments/players/rename-own-player'
import { renamePlayer } from '@tablee/domain/tournaments/players/rename-player'
import { returnToTournament } from '@tablee/domain/tournaments/players/return-to-tournament'
import { seatLatePlayer } from '@tablee/domain/tournaments/players/seat-late-player'
import { agreeDate } from '@tablee/domain/tournaments/results/agree-date'
import { correctBye } from '@tablee/domain/tournaments/results/correct-bye'
import { eraseResult } from '@tablee/domain/tournaments/results/erase-result'
import { reportAtTable, type ShownAtTable } from '@tablee/domain/tournaments/results/report-at-table'
import { DOUBLE_LOSS, type Score } from '@tablee/domain/tournaments/results/score'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { correctAndPairAgain, correctByeAndPairAgain } from '@tablee/domain/tournaments/rounds/correct-and-pair-again'
import type { CutWish } from '@tablee/domain/tournaments/rounds/cut-field'
import { type HandPairing, seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { moveToGroup } from '@tablee/domain/tournaments/rounds/move-to-group'
import { openStage } from '@tablee/domain/tournaments/rounds/open-stage'
import { planRounds } from '@tablee/domain/tournaments/rounds/plan-rounds'
import { repairRound } from '@tablee/domain/tournaments/rounds/repair-round'
import type { SeenPairing } from '@tablee/domain/tournaments/rounds/seen-round'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import type { WishedPart } from '@tablee/domain/tournaments/stage-part'
import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { entrantOf, isPlaying, teamOf } from '@tablee/domain/tournaments/teams/entrants'
import { formTeam, leaveTeam, partTeam, removeTeam } from '@tablee/domain/tournaments/teams/form-team'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import { joinTeam, type WishedTeam } from '@tablee/domain/tournaments/teams/join-team'
import { ofTeams } from '@tablee/domain/tournaments/teams/of-teams'
import { whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type {
  MatchId,
  Placings,
  PlayerId,
  PublicId,
  Result,
  Side,
  Structure,
  TablePlan,
  Tournament,
  UnopposedKind,
} from '@tablee/domain/tournaments/tournament'
import { publicIdOf } from '../../../device-storage/secret.ts'

type Input = Record<string, unknown>
export const TABLE_TOKEN = 'token-of-a-table'

type Decide = (tournament: Tournament, input: Input, shown: ShownPassword) => Outcome<readonly Change[]>

/** A score or placings, as the call carries them. */
export function seenIn(value: unknown): Score | Placings | SaidSeats {
  if (typeof value === 'object' && value !== null && 'scores' in value) return seatsIn(value)
  return typeof value === 'object' && value !== null && !('score1' in value) ? (value as Placings) : scoreOf(value)
}

function seatsIn(value: unknown): SaidSeats {
  const { scores, ended } = value as { scores: readonly unknown[]; ended?: true }
  return { scores: scores.map((score) => score && scoreOf(score)) as SaidSeats['scores'], ended }
}

function saidIn({ score, placings, seats }: Readonly<Record<string, unknown>>): Result | null {
  return resultSaid({
    score: score === undefined ? null : scoreOf(score),
    placings: placings as Placings | undefined,
    seats: seats === undefined ? undefined : seatsIn(seats),
  })
}

const scoreOf = (value: unknown): Score => {
  const { score1, score2, draws, doubleLoss } = value as Record<'score1' | 'score2', number> & {
    draws?: number
    doubleLoss?: boolean
  }
  return doubleLoss ? DOUBLE_LOSS : { wins1: score1, wins2: score2, draws: draws ?? 0 }
}
const holderOf = (tournament: Tournament, secret: unknown) =>
  tournament.players.find(({ publicId }) => publicId === publicIdOf(String(secret)))?.id ?? ('nobody' as PlayerId)
const wishOf = ({ size, points, playOff, groups }: Input): CutWish => {
  if (groups) return { by: 'groups' }
  if (playOff) return { by: 'first-place' }
  return (size ? { by: 'size', size } : { by: 'points', points }) as CutWish
}
const keyOf = (input: Input) => input.playerKey as PlayerId

const pairingOf = (value: unknown): HandPairing => {
  const { players } = value as { readonly players?: readonly PlayerId[] }
  if (players) return { kind: 'played', sides: players.map((id): Side => [id]) }
  const { player1, player2, loss } = value as { player1: PlayerId; player2: PlayerId | null; loss?: boolean }
  if (player2 !== null) return { kind: 'played', sides: [[player1], [player2]] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
}
const wishedTable = (value: unknown): [string, number][] => {
  const { table } = value as { table?: number | null }
  return table ? [[seatKey(pairingOf(value)), table]] : []
}

const seenOf = (value: unknown): SeenPairing => {
  const { result } = value as { result: unknown }
  if ('players' in (value as object)) return { pairing: pairingOf(value), result: result as SeenPairing['result'] }
  return { pairing: pairingOf(value), result: result === null || result === 'contested' ? result : scoreOf(result) }
}

/** From a document's new attributes. */
export const settingsOf = (data: Input): NewSettings => ({
  name: data.name as string,
  capacity: data.maxPlayers as number | null,
  announcement: {
    format: data.format as Format | undefined,
    startsAt: data.tournamentDate as string | undefined,
    endsAt: data.endDate as string | null | undefined,
    description: data.description as string | undefined,
    location: data.location as string | null | undefined,
  },
  password: data.password as string | null | undefined,
  structure: data.structure as Structure | undefined,
  pods: data.pods as NewSettings['pods'],
  rules: data.rules as NewSettings['rules'],
  swiss: data.swiss as NewSettings['swiss'],
  groups: data.groups as NewSettings['groups'],
  league: data.league as NewSettings['league'],
  plannedParts: data.plannedParts as NewSettings['plannedParts'],
  teamKind: data.teamKind as NewSettings['teamKind'],
  registrationRules: data.registrationRules as NewSettings['registrationRules'],
})

let nextPlayer = 1000
let nextPenalty = 1

const penaltyOf = ({ playerKey, penalty, over, forNextMatch }: Input): GivenPenalty => ({
  ...{ id: `c${nextPenalty++}` as PenaltyId, penalty: penalty as PenaltyKind, playerId: playerKey as PlayerId },
  ...{ over: over ? scoreOf(over) : (over as null | undefined), by: 'organizer' },
  forNextMatch: forNextMatch === true,
})

export const joinOf = (input: Input, password: ShownPassword): Join => ({
  name: String(input.playerName),
  publicId: publicIdOf(String(input.playerId)) as PublicId,
  newPlayerId: `p${nextPlayer++}` as PlayerId,
  password,
})

export const ACTS: Readonly<Record<string, Decide>> = {
  'join-quick-tournament': (tournament, input, password) => joinTournament(tournament, joinOf(input, password)),
  'add-anonymous-player': (tournament, input) =>
    addPlayer(tournament, { name: String(input.playerName), newPlayerId: `p${nextPlayer++}` as PlayerId }),
  'add-players-quick-tournament': (tournament, { playerNames }) =>
    addPlayers(
      tournament,
      (playerNames as string[]).map((name) => ({ name, newPlayerId: `p${nextPlayer++}` as PlayerId })),
    ),
  'delete-quick-tournament-player': (tournament, input) =>
    ofTeam(tournament, keyOf(input), (field, player) => removePlayer(field, player, 'staff')),
  'restore-quick-tournament-player': (tournament, input) => ofTeam(tournament, keyOf(input), restorePlayer),
  'update-quick-tournament-player': (tournament, input) =>
    renamePlayer(tournament, { playerId: keyOf(input), name: String(input.newPlayerName) }),
  'rename-own-player': (tournament, input) =>
    renameOwnPlayer(tournament, { playerId: holderOf(tournament, input.playerId), name: String(input.newPlayerName) }),
  'leave-quick-tournament': (tournament, input) =>
    removePlayer(tournament, holderOf(tournament, input.playerId), 'player'),
  'return-to-quick-tournament': (tournament, input) =>
    returnToTournament(tournament, { playerId: holderOf(tournament, input.playerId), hasLeftAlone: true }),
  'start-quick-tournament': (tournament) => startTournament(tournament, 'seed'),
  'start-next-round': (tournament, input) =>
    startNextRound(tournament, { seed: 'seed', wished: input.roundNumber as number }),
  'generate-advanced-pairings': (tournament, input) =>
    input.roundNumber === 1
      ? startTournament(tournament, 'seed')
      : startNextRound(tournament, { seed: 'seed', wished: input.roundNumber as number }),
  'plan-tables': (tournament, { prefix, first, leftOut, fixed, order }) =>
    planTables(tournament, { prefix, first, leftOut, fixed, order } as TablePlan),
  'plan-rounds': (tournament, input) =>
    planRounds(tournament, { rounds: input.rounds as number | null, reason: (input.reason as string) ?? null }),
  'finish-tournament': (tournament) => finishTournament(tournament),
  'start-cut': (tournament, input) =>
    startCut(tournament, {
      wish: wishOf(input),
      thirdPlace: input.thirdPlace === true,
      afterRound: input.roundNumber as number,
      seed: 'seed',
    }),
  'open-stage': (tournament, { roundNumber, structure, plannedRounds, carriesPoints, playing, rules, minutes }) =>
    openStage(tournament, {
      ...({ structure, plannedRounds, carriesPoints, playing, rules, minutes } as WishedPart),
      ...{ afterRound: roundNumber as number, seed: 'seed' },
    }),
  'send-score-quick-tournament': (tournament, input) =>
    submitResult(whole(tournament), {
      matchId: input.matchId as MatchId,
      by: holderOf(tournament, input.playerId),
      result: saidIn(input),
      contest: input.contest === true,
    }),
  'report-at-table': (tournament, input) =>
    reportAtTable(
      whole(tournament),
      {
        ...{ matchId: input.matchId as MatchId, table: Number(input.table) },
        ...(input.placings ? { placings: input.placings as Placings } : { score: scoreOf(input.score) }),
      },
      shownAtTable(tournament, input),
    ),
  'update-score-quick-tournament': (tournament, input) =>
    setResult(tournament, {
      matchId: input.matchId as MatchId,
      result: saidIn(input) as Result,
      over: input.over ? resultSeen(seenIn(input.over)) : null,
    }),
  'give-no-show': (tournament, input) => givePenalty(tournament, penaltyOf({ ...input, penalty: 'no-show' })),
  'give-penalty': (tournament, input) => givePenalty(tournament, penaltyOf(input)),
  'erase-result': (tournament, input) =>
    eraseResult(tournament, { matchId: input.matchId as MatchId, over: input.over ? seenIn(input.over) : null }),
  'reopen-tournament': (tournament) => reopenTournament(tournament),
  'cancel-quick-tournament': (tournament) => cancelTournament(tournament),
  'correct-and-pair-again': (tournament, input) =>
    correctAndPairAgain(whole(tournament), {
      correction: { matchId: input.matchId as MatchId, score: scoreOf(input.score), over: scoreOf(input.over) },
      round: input.roundNumber as number,
      seed: 'again',
    }),
  'form-team': (tournament, input) =>
    formTeam(tournament, {
      captain: input.captain as PlayerId | null,
      name: String(input.name),
      members: input.members as readonly PlayerId[],
      seats: input.seats as readonly number[] | undefined,
    }),
  'part-team': (tournament, input) => partTeam(tournament, input.captain as PlayerId),
  'remove-team': (tournament, input) => removeTeam(tournament, input.captain as PlayerId),
  'join-team': (tournament, input) =>
    joinTeam(tournament, { playerId: holderOf(tournament, input.playerId), team: input.team as WishedTeam }),
  'agree-match-date': (tournament, input) =>
    agreeDate(tournament, {
      matchId: input.matchId as MatchId,
      by: holderOf(tournament, input.playerId),
      at: input.at as string | null,
    }),
  'leave-team': (tournament, input) => leaveTeam(tournament, holderOf(tournament, input.playerId)),
  'correct-bye': (tournament, input) => {
    const correction = { matchId: input.matchId as MatchId, as: input.as as UnopposedKind }
    if (input.roundNumber === undefined) return correctBye(tournament, correction)
    return correctByeAndPairAgain(whole(tournament), { correction, round: input.roundNumber as number, seed: 'again' })
  },
  'rule-left-matches': (tournament, input) =>
    ruleLeftMatches(tournament, { playerId: input.playerKey as PlayerId, matches: input.matches as LeftMatches }),
  'move-to-group': (tournament, input) =>
    moveToGroup(tournament, {
      playerId: input.playerId as PlayerId,
      group: input.group as number,
      instead: input.instead as PlayerId | null,
    }),
  'seat-late-player': (tournament, input) =>
    seatLatePlayer(tournament, {
      playerId: keyOf(input),
      round: input.roundNumber as number,
      opponent: input.opponent as PlayerId | null,
    }),
  'repair-round': (tournament, input) =>
    repairRound(tournament, {
      round: input.roundNumber as number,
      pairings: (input.pairings as unknown[]).map(pairingOf),
    }),
  'set-round-pairings': (tournament, input) =>
    setPairings(tournament, {
      round: input.roundNumber as number,
      pairings: (input.pairings as unknown[]).map(pairingOf),
      dropped: input.dropped as PlayerId[] | undefined,
      from: (input.from as unknown[] | undefined)?.map(seenOf) ?? null,
      tables: new Map((input.pairings as unknown[]).flatMap(wishedTable)),
    }),
}

/** A team that plays leaves and comes back as a whole. */
function ofTeam(
  tournament: Tournament,
  player: PlayerId,
  decide: (field: Tournament, player: PlayerId) => ReturnType<typeof removePlayer>,
): ReturnType<typeof removePlayer> {
  const team = teamOf(tournament, player)
  if (!team || !isPlaying(tournament, team)) return decide(tournament, player)
  const decided = decide(inEntrants(tournament), entrantOf(tournament, player))
  return decided.accepted ? { ...decided, value: ofTeams(tournament, decided.value, player) } : decided
}

/** Characters are CCC and DDD of two, by seat; CCC of everybody at a table of more. */
function shownAtTable(tournament: Tournament, input: Readonly<Record<string, unknown>>): ShownAtTable {
  const by = { hasTableCode: input.token === TABLE_TOKEN, wrongBefore: 0 }
  if (!Array.isArray(input.characters)) {
    return { ...by, areBoth: input.characters1 === 'CCC' && input.characters2 === 'DDD' }
  }
  const typed: readonly unknown[] = input.characters
  const match = tournament.matches.find(({ id }) => id === input.matchId)
  const shownBy = match ? seatsOf(match).filter((_, seat) => typed[seat] !== null) : []
  return { ...by, shownBy, areBoth: typed.every((each) => each === null || each === 'CCC') }
}
