import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import type { getScoreReports as call } from '@tablee/contract/tournaments/get-score-reports'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PlayedMatch, ScoreReport } from '@tablee/domain/tournaments/tournament'
import type { Database } from '../../../database/database.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { subjectOf } from '../secret.ts'
import type { TournamentCache } from '../tournament-cache.ts'
import { asOrganizer, findPlayerOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

type Input = ParsedInput<typeof call>
type Reply = CallReply<typeof call>
type Reading = { readonly database: Database; readonly cache: TournamentCache; readonly caller: Caller }

/** What players reported of contested matches: everything for the organizer, their own matches for a player. */
export async function getScoreReports({ database, cache, caller }: Reading, input: Input): Promise<Outcome<Reply>> {
  const held = await database.read(async (db) => {
    const id = await findTournamentId(db, input.code)
    return id === null ? null : findTournament(db, cache, id)
  })
  if (!held) return refuse('tournament_not_found', { code: input.code })
  const visible = visibleMatches(held, input, caller)
  return visible.accepted ? accept({ data: visible.value.map(reportsOf) }) : visible
}

function visibleMatches(held: HeldTournament, input: Input, caller: Caller): Outcome<readonly PlayedMatch[]> {
  const contested = held.tournament.matches.filter(
    (match): match is PlayedMatch => match.kind === 'played' && match.state.kind === 'contested',
  )
  const organizer = asOrganizer(held, { secret: input.organizerId, caller })
  if (organizer.accepted) return accept(contested)
  const secret = input.playerId ?? caller?.accountId
  const player = secret === undefined ? null : findPlayerOf(held, subjectOf(secret, caller))
  if (!player) return organizer
  return accept(contested.filter(({ players }) => players.includes(player.id)))
}

function reportsOf({ id, state }: PlayedMatch): Reply['data'][number] {
  const reports = state.kind === 'contested' ? state.reports : []
  return { matchId: id, reports: reports.map(outsideReport) }
}

function outsideReport({ by, score }: ScoreReport): Reply['data'][number]['reports'][number] {
  return {
    playerKey: by,
    score: score && { score1: score.wins1, score2: score.wins2, draws: score.draws },
  }
}
