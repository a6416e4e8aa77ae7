import { setTimeout as pause } from 'node:timers/promises'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { expectEachOnce } from './testing/expect-each-once.ts'
import { type InsistentClient, insistentClient } from './testing/insistent-client.ts'
import { startServerProcess } from './testing/server-process.ts'
import { withStarted } from './testing/started-parts.ts'

/** `npm run test:crash` sets more. */
const KILLS = Number(process.env.CRASH_KILLS ?? 4)
const SEED = process.env.CRASH_SEED ?? String(Date.now())
const ORGANIZER = 'organizer-secret-0123456789abcdef'
const PLAYERS = 24
const LONGEST_LIFE_MS = 1200

function drawnFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test.each(DATABASE_KINDS)(
  '%s: what was acknowledged is there, once, however often the process is killed',
  { timeout: 120_000 + KILLS * 10_000 },
  (kind) =>
    withStarted(async (keep) => {
      const draw = drawnFrom(SEED)
      const database = await createTestDatabase(kind)
      keep({ stop: database.remove })
      const environment = {
        DATA_DIR: database.folder,
        ...(database.url === null ? {} : { DATABASE_URL: database.url }),
      }
      const server = keep(await startServerProcess(environment))
      const client = insistentClient(() => server.port)
      let kills = 0
      let isOver = false
      const killing = (async () => {
        while (kills < KILLS) {
          await pause(draw() * LONGEST_LIFE_MS)
          await server.kill()
          kills++
          await server.up()
        }
        isOver = true
      })()
      const evenings: Evening[] = []
      do evenings.push(await playEvening(client))
      while (!isOver)
      await killing
      for (const evening of evenings) await expectPlayed(client, evening)
      await server.kill()
      const kept = await database.open()
      await expectEachOnce(kept, client).finally(kept.close)
      process.stdout.write(
        `${kind}: ${kills} kills, ${client.acknowledged.length} acts acknowledged, asked again ${client.repeated()} times; CRASH_SEED=${SEED}\n`,
      )
    }),
)

type Evening = { readonly id: string; readonly scores: ReadonlyMap<string, string> }

async function playEvening({ act, document }: InsistentClient): Promise<Evening> {
  const wish = { name: 'Vendredi', playerCount: PLAYERS, organizerId: ORGANIZER }
  const { id, code } = (await act('create-quick-tournament', wish)).tournament
  const names = Array.from({ length: PLAYERS }, (_, index) => `Joueur ${index + 1}`)
  const join = (playerName: string) =>
    act('join-quick-tournament', { code, playerName, playerId: `secret-of-${playerName}-0123456789abcdef` })
  await Promise.all(names.map(join))
  await act('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
  const { matches } = readTournamentDocument(await document(id)).tournament
  const scores = new Map(matches.filter(isMeeting).map(({ id, table }) => [id as string, table % 2 ? '2-1' : '1-2']))
  const enter = ([matchId, score]: readonly [string, string]) =>
    act('update-score-quick-tournament', { code, organizerId: ORGANIZER, matchId, score })
  await Promise.all([...scores].map(enter))
  await act('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
  return { id, scores }
}

async function expectPlayed({ document }: InsistentClient, { id, scores }: Evening): Promise<void> {
  const { tournament, sequence } = readTournamentDocument(await document(id))
  expect(new Set(tournament.players.map(({ name }) => name)).size).toBe(PLAYERS)
  expect(tournament.players).toHaveLength(PLAYERS)
  const shown = tournament.matches.map((match) => {
    const score = scoreOf(match)
    return [match.id, score && `${score.wins1}-${score.wins2}`]
  })
  expect(new Map(shown as [string, string][])).toEqual(scores)
  // Create, start and finish, one act per player and per table: nothing was done twice.
  expect(sequence).toBe(3 + PLAYERS + scores.size)
}
