import type { Acting } from '@tablee/contract/serving/caller'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import { carryByStaff } from './features/tournaments/commands/carry-decided.ts'
import { createQuickTournament } from './features/tournaments/commands/create-quick-tournament.ts'
import { joinQuickTournament } from './features/tournaments/commands/join-quick-tournament.ts'

import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { operatorGround } from './operator/operator-ground.ts'

type Warming = { readonly app: FastifyInstance; readonly database: Database; readonly now?: () => Date }

/**
 * Runs once what the first visitors would wait for: the acts of an evening, without storing or announcing anything, and the first page.
 * Failures will recur with a real request, and are reported then.
 */
export async function warmUp({ app, database, now = () => new Date() }: Warming): Promise<void> {
  const { level } = app.log
  // Being slow is its purpose.
  app.log.level = 'silent'
  await rehearse(database, now).catch(() => {})
  await app.inject({ url: '/', headers: { accept: 'text/html' } }).catch(() => {})
  app.log.level = level
}

class Rehearsed extends Error {}

/** In one transaction that is rolled back. */
async function rehearse(database: Database, now: () => Date): Promise<void> {
  const isOver = new Rehearsed('Nothing of a rehearsal is kept')
  await database
    .inTransaction(async (tx) => {
      const within = { ...tx, afterCommit: () => {} }
      const stage: Database = {
        ...database,
        read: (work) => work(tx.db),
        inTransaction: (work) => work(within),
        inSharedTransaction: (_, work) => work(within),
      }
      await playOn({ ...operatorGround(stage, now), caller: null })
      throw isOver
    })
    .catch((error: unknown) => {
      if (error !== isOver) throw error
    })
}

const ORGANIZER = 'organizer of a rehearsal'

async function playOn(acting: Acting<TournamentGround>): Promise<void> {
  const made = await createQuickTournament(acting, { name: 'Rehearsal', playerCount: 2, organizerId: ORGANIZER })
  if (!made.accepted) return
  const { id: tournamentId, code } = made.value.tournament
  for (const playerName of ['Ana', 'Bob']) {
    await joinQuickTournament(acting, { code, playerName, playerId: `${playerName} of a rehearsal` })
  }
  await carryByStaff(acting, { tournamentId, organizerId: ORGANIZER }, { name: 'start-quick-tournament', input: {} })
}
