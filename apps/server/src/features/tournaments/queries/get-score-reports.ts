import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import type { Claim } from '@tablee/contract/serving/carried-act'
import type { getScoreReports as call } from '@tablee/contract/tournaments/questions/get-score-reports'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { reportsOf } from '@tablee/domain/tournaments/kinds/match-result'
import { placingsIn, scoreOfResult, seatsIn } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Match, ResultReport, WholeMatch } from '@tablee/domain/tournaments/tournament'
import type { Database } from '../../../database/database.ts'
import type { TournamentCache } from '../tournament-cache.ts'
import { authorOf } from '../tournament-policy.ts'
import { findContested, findTournamentId, findWithoutMatches, type PlayedElsewhere } from '../tournament-store.ts'

type Input = ParsedInput<typeof call>
type Reply = CallReply<typeof call>
type Reading = {
  readonly database: Database
  readonly cache: TournamentCache
  readonly caller: Caller
  readonly now: () => Date
}

/** All for those who decide results, players see their own matches. */
export async function getScoreReports(reading: Reading, input: Input): Promise<Outcome<Reply>> {
  const { database, cache } = reading
  return database.read(async (db) => {
    const id = await findTournamentId(db, input.code)
    const held = id === null ? null : await findWithoutMatches(db, cache, id)
    if (!held) return refuse('tournament_not_found', { code: input.code })
    const isVisible = visibleMatches(reading, held, input)
    if (!isVisible.accepted) return isVisible
    const contested = await findContested(db, held.tournament.id)
    return accept({ data: contested.filter(isVisible.value).map(outsideReports) })
  })
}

/** Decided before any match is read. */
function visibleMatches(reading: Reading, held: PlayedElsewhere, input: Input): Outcome<(match: Match) => boolean> {
  const { caller } = reading
  const now = reading.now()
  const read = (claim: Claim) => authorOf('get-score-reports', held, { claim, now })
  const staff = read({ as: 'staff', secret: input.organizerId, caller })
  if (staff.accepted) return accept(() => true)
  const player = read({ as: 'player', secret: input.playerId ?? caller?.accountId, caller })
  if (!player.accepted) return staff
  const { holderId } = player.value
  return accept((match) => seatsOf(match).some((id) => id === holderId))
}

function outsideReports(match: WholeMatch): Reply['data'][number] {
  return { matchId: match.id, reports: reportsOf(match).map(outsideReport) }
}

function outsideReport({ by, result }: ResultReport): Reply['data'][number]['reports'][number] {
  const score = result && scoreOfResult(result)
  const seats = result && seatsIn(result)?.scores
  const placings = result && placingsIn(result)?.outcome
  return {
    playerKey: by,
    score: score && { score1: score.wins1, score2: score.wins2, draws: score.draws },
    ...(placings ? { placings } : {}),
    ...(seats ? { seats } : {}),
  }
}
