import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import { type AskingWithin, followLive } from '../../../../transport/follow-live.ts'
import { findLatestSequence } from '../../../../transport/latest-sequence.ts'
import type { Server } from '../../../../transport/server-context.tsx'
import { conductKey } from '../players/conduct-key.ts'
import { scoreReportsKey } from '../results/score-reports-key.ts'
import type { LoadedTournament } from './loaded-tournament.ts'
import { tournamentKey } from './tournament-query.ts'

/** Unknown changes reach all old phones at once. */
const ASKING_WITHIN_MS: AskingWithin = { gap: 1_000, cut: 1_500, unknown: { first: 2_000, last: 30_000 } }

/** An act that says nothing to all, such as a warning, reaches all phones at once too. */
const UNSAID_WITHIN_MS = 4_000

export type Following = {
  readonly server: Server
  readonly queryClient: QueryClient
  readonly code: string
  readonly id: TournamentId
  readonly withinMs?: AskingWithin
  readonly unsaidWithinMs?: number
  /** Random, from 0 to 1. */
  readonly chance?: () => number
}

/** Keeps the cached tournament current until the returned function is called. */
export function followTournament(following: Following): () => void {
  const { server, queryClient, code, id, withinMs = ASKING_WITHIN_MS, chance } = following
  const conduct = conductRefresh(following)
  const queryKey = tournamentKey(code)
  const refreshReports = () => void queryClient.invalidateQueries({ queryKey: scoreReportsKey(code) })
  const { stop } = followLive<LoadedTournament>({
    ...{ live: server.live, id, withinMs, chance },
    held: () => queryClient.getQueryData(queryKey),
    keep: (held, acts) => {
      queryClient.setQueryData(queryKey, held)
      if (acts.some(({ changes }) => concernsReports(changes))) refreshReports()
      if (acts.some(({ changes }) => changes.length === 0)) conduct.ask()
    },
    after: (held, { sequence, changes }) => ({ ...held, tournament: evolveAll(held.tournament, changes), sequence }),
    readAll: async () => {
      await queryClient.refetchQueries({ queryKey, exact: true })
      refreshReports()
      conduct.ask()
      return queryClient.getQueryState(queryKey)?.status === 'success'
    },
    latestSequence: () => findLatestSequence(server.client, code),
  })
  return () => {
    stop()
    conduct.stop()
  }
}

/** Whom a warning concerns reads it by asking; those who show no decisions ask nothing. */
function conductRefresh({ queryClient, code, unsaidWithinMs = UNSAID_WITHIN_MS, chance = Math.random }: Following) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    void queryClient.invalidateQueries({ queryKey: conductKey(code) })
  }
  return {
    ask: () => {
      timer ??= setTimeout(refresh, unsaidWithinMs * chance())
    },
    stop: () => clearTimeout(timer),
  }
}

function concernsReports(changes: readonly Change[]): boolean {
  return changes.some(({ kind }) => kind === 'match_contested')
}
