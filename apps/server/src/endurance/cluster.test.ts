import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { currentRound, finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '../database/connection/open-postgres.ts'
import { startPostgres } from '../database/testing/start-postgres.ts'
import { startRedis } from '../many-processes/testing/start-redis.ts'
import { expectEachOnce } from './testing/expect-each-once.ts'
import { type Follower, follow } from './testing/follower.ts'
import { insistentClient } from './testing/insistent-client.ts'
import { startProxy } from './testing/proxy.ts'
import { startServerProcess } from './testing/server-process.ts'
import { withStarted } from './testing/started-parts.ts'

const PLAYERS = 64
const ROUNDS = 6
const SOCKETS = 300
const PROCESSES = 3
const ORGANIZER = 'organizer-secret-0123456789abcdef'
const secretOf = (number: number) => `player-secret-${number}-0123456789abcdef`
const LONGEST_MS = 60_000

test(
  'three processes play a tournament of 64 while one of them dies in every round, once the bus, once the database',
  { timeout: 300_000 },
  () =>
    withStarted(async (keep) => {
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
      keep(postgres)
      keep(redis)
      const environment = { DATABASE_URL: postgres.url, BUS_URL: redis.url }
      const processes = []
      for (let index = 0; index < PROCESSES; index++) processes.push(keep(await startServerProcess(environment)))
      const proxy = keep(await startProxy(processes.map(({ port }) => port)))
      const client = insistentClient(() => proxy.port)
      const wish = { name: 'Ligue', playerCount: PLAYERS, organizerId: ORGANIZER }
      const { id, code } = (await client.act('create-quick-tournament', wish)).tournament
      const followers: Follower[] = []
      for (let index = 0; index < SOCKETS; index++) followers.push(keep(follow(id as TournamentId, proxy.port, client)))

      const join = (number: number) =>
        client.act('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
      await Promise.all(Array.from({ length: PLAYERS }, (_, index) => join(index + 1)))
      await client.act('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
      const entered = new Map<string, string>()
      const recoveries: string[] = []

      async function playRound(disaster: () => Promise<void>): Promise<void> {
        const { tournament } = readTournamentDocument(await client.document(id))
        const tables = tournament.matches.filter(isMeeting).filter(({ round }) => round === currentRound(tournament))
        expect(tables).toHaveLength(PLAYERS / 2)
        const happening = disaster()
        await Promise.all(
          tables.map(async ({ id: matchId, table }) => {
            const score = table % 3 ? '2-1' : '2-0'
            const answer = await client.act('update-score-quick-tournament', {
              code,
              organizerId: ORGANIZER,
              matchId,
              score,
            })
            expect([answer.status, answer.reason]).toEqual([200, undefined])
            entered.set(matchId, score)
          }),
        )
        await happening
      }

      async function everybodyKnows(what: string, since: number): Promise<void> {
        const sequence = (await client.document(id)).liveSequence
        await vi.waitFor(() => expect(followers.filter((one) => one.state()?.sequence !== sequence)).toEqual([]), {
          timeout: LONGEST_MS,
          interval: 50,
        })
        recoveries.push(`${what}: every phone on the newest act after ${Math.round(performance.now() - since)} ms`)
      }

      for (let round = 1; round <= ROUNDS; round++) {
        const victim = processes[round % PROCESSES]
        const since = performance.now()
        const what = [`round ${round}, a process`, ...(round === 3 ? ['the bus'] : round === 4 ? ['the database'] : [])]
        await playRound(async () => {
          await victim?.kill()
          if (round === 3) await redis.kill()
          if (round === 4) await postgres.down('immediate')
          if (round === 3) await redis.up()
          if (round === 4) await postgres.up()
          await victim?.up()
        })
        await everybodyKnows(what.join(' and '), since)
        if (round < ROUNDS) {
          const next = { tournamentId: id, organizerId: ORGANIZER, roundNumber: round + 1 }
          expect((await client.act('start-next-round', next)).reason).toBeUndefined()
        }
      }
      await client.act('finish-tournament', { tournamentId: id, organizerId: ORGANIZER })
      await everybodyKnows('the end', performance.now())

      const { tournament } = readTournamentDocument(await client.document(id))
      const standings = finalStandings(tournament)
      expect(standings).toHaveLength(PLAYERS)
      for (const follower of followers) {
        const seen = follower.state()?.tournament
        expect(seen && finalStandings(seen)).toEqual(standings)
      }
      const database = await openPostgres(postgres.url)
      await expectEachOnce(database, client).finally(database.close)
      const scores = new Map(
        tournament.matches
          .filter(isMeeting)
          .map(({ id, state }) => [
            id as string,
            state.kind === 'terminated' && `${state.result.score.wins1}-${state.result.score.wins2}`,
          ]),
      )
      for (const [matchId, score] of entered) expect(scores.get(matchId)).toBe(score)
      expect(entered.size).toBe((PLAYERS / 2) * ROUNDS)
      const readings = followers.reduce((sum, one) => sum + one.readings(), 0)
      const lost = followers.reduce((sum, one) => sum + one.lost(), 0)
      process.stdout.write(
        `${[
          ...recoveries,
          `${client.acknowledged.length} acts acknowledged, ${client.repeated()} asked again; ${SOCKETS} phones lost their line ${lost} times and read ${readings} times`,
        ].join('\n')}\n`,
      )
    }),
)
