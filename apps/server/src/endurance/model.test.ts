import { randomUUID } from 'node:crypto'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createTestDatabase, DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { matchesOf, playersOf } from '../testing/a-server.ts'
import { follow } from './testing/follower.ts'
import { type InsistentClient, insistentClient } from './testing/insistent-client.ts'
import {
  isComplete,
  type ModelledEvening,
  meetingsNow,
  newEvening,
  playing,
  pointsOf,
  type Table,
} from './testing/modelled-evening.ts'
import { type Evening, ORGANIZER, PHONES, randomAct, secretOf } from './testing/random-act.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { withStarted } from './testing/started-parts.ts'

/** `npm run test:model` sets more. */
const EVENINGS = Number(process.env.MODEL_EVENINGS ?? 5)
const SEED = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const LONGEST_MS = 20_000

type Real = Evening & { readonly client: InsistentClient; readonly server: ServerProcess }
type Held = { evening: ModelledEvening }
type Step = fc.AsyncCommand<Held, Real>

test.each(DATABASE_KINDS)(
  `%s: ${PHONES} phones and an organizer do what they like, and the server does what the rules say (MODEL_SEED=${SEED})`,
  { timeout: 60_000 + EVENINGS * 20_000 },
  (kind) =>
    withStarted(async (keep) => {
      const database = await createTestDatabase(kind)
      keep({ stop: database.remove })
      const server = keep(
        await startServerProcess({
          DATA_DIR: database.folder,
          ...(database.url === null ? {} : { DATABASE_URL: database.url }),
        }),
      )
      const client = insistentClient(() => server.port)
      const steps = fc.commands([fc.oneof(...weighted)], { maxCommands: 150, size: 'max' })
      outcomes.clear()
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 16 }), steps, (capacity, chosen) =>
          playEvening({ server, client, capacity }, chosen),
        ),
        // Also limits the search for a shorter failing evening.
        { seed: SEED, numRuns: EVENINGS, interruptAfterTimeLimit: 30_000 + EVENINGS * 15_000 },
      )
      const lines = [...outcomes].map(([outcome, times]) => `${String(times).padStart(6)} ${outcome}`)
      process.stdout.write(`${lines.sort((one, other) => other.localeCompare(one)).join('\n')}\n`)
    }),
)

type Setting = { readonly server: ServerProcess; readonly client: InsistentClient; readonly capacity: number }

function playEvening({ server, client, capacity }: Setting, chosen: Iterable<Step>): Promise<void> {
  return withStarted(async (keep) => {
    const wish = { name: 'Vendredi', playerCount: capacity, organizerId: ORGANIZER }
    const { id, code } = (await client.act('create-quick-tournament', wish)).tournament
    const phones = Array.from({ length: PHONES }, () => keep(follow(id as TournamentId, server.port, client)))
    const model: Held = { evening: newEvening(capacity) }
    await fc.asyncModelRun(() => ({ model, real: { id, code, client, server } }), chosen)
    await vi.waitFor(
      () => expect(phones.map((phone) => phone.state()?.sequence)).toEqual(phones.map(() => model.evening.sequence)),
      { timeout: LONGEST_MS, interval: 20 },
    )
    const [first, ...others] = phones.map((phone) => phone.state()?.tournament)
    expect(first?.players.map(({ name }) => name)).toEqual(model.evening.people.map(({ name }) => name))
    for (const other of others) expect(other).toEqual(first)
  })
}

function step(does: string, run: (model: Held, real: Real) => Promise<void>): Step {
  return { check: () => true, run, toString: () => does }
}

/** Repeating an act under the same id changes nothing. */
const anAct = fc.tuple(randomAct, fc.nat(9)).map(([act, again]) => {
  let said = 'nothing'
  const run = async (model: Held, real: Real) => {
    const call = act(model.evening, real)
    if (!call) return
    said = `${call.id} ${JSON.stringify(call.input)}`
    const expected = call.rule(model.evening)
    const actId = randomUUID()
    const answer = await real.client.act(call.id, call.input, actId)
    const isRefused = typeof expected === 'string'
    expect([said, answer.reason]).toEqual([said, isRefused ? expected : undefined])
    const outcome = isRefused ? expected : expected === model.evening ? 'nothing changed' : 'done'
    outcomes.set(`${call.id}: ${outcome}`, (outcomes.get(`${call.id}: ${outcome}`) ?? 0) + 1)
    if (again === 0 && !isRefused) expect((await real.client.act(call.id, call.input, actId)).status).toBe(200)
    await compare(model, real, isRefused ? model.evening : oneActLater(model.evening, expected))
  }
  return { check: () => true, run, toString: () => said } satisfies Step
})

/** Finishes every table at once: both players agree, and the organizer reports where no one has a phone. */
const everybodyReports = fc.array(fc.constantFrom('2-0', '2-1', '0-2', '1-1'), { minLength: 10 }).map((scores) =>
  step(`every table ends: ${scores.join(' ')}`, async (model, real) => {
    const { evening } = model
    const { client, code } = real
    const open = meetingsNow(evening).filter(({ score, reports }) => score === null && reports.length === 0)
    if (evening.phase !== 'running' || open.length === 0) return
    const ended = open.map((table, index) => {
      const score = scores[index % scores.length] as string
      const by = evening.people.filter(
        ({ name, phone, left }) => table.names.includes(name) && phone !== null && left === null,
      )
      return { table, score, by }
    })
    const answers = await Promise.all(
      ended.flatMap(({ table: { id: matchId }, score, by }) =>
        by.length === 0
          ? [client.act('update-score-quick-tournament', { code, organizerId: ORGANIZER, matchId, score })]
          : by.map(({ phone }) =>
              client.act('send-score-quick-tournament', { code, playerId: secretOf(phone ?? 0), matchId, score }),
            ),
      ),
    )
    expect(answers.map(({ reason }) => reason)).toEqual(answers.map(() => undefined))
    const parts = new Map(
      ended.map(({ table, score, by }): [string, Partial<Table>] => [
        table.id,
        { score, decidedByStaff: by.length === 0, reports: by.map(({ name }) => ({ by: name, score })) },
      ]),
    )
    const tables = evening.tables.map((table) => ({ ...table, ...parts.get(table.id) }))
    await compare(model, real, { ...evening, tables, sequence: evening.sequence + answers.length })
  }),
)

/** Two organizer devices ask for the next round at once: one round opens. */
const twoAtOnce = fc.constant(
  step('two open the next round at once', async (model, real) => {
    const { evening } = model
    const round = evening.round + 1
    if (evening.phase !== 'running' || !isComplete(evening) || playing(evening, round).length < 2) return
    const input = { tournamentId: real.id, organizerId: ORGANIZER, roundNumber: round }
    const answers = await Promise.all([0, 1, 2].map(() => real.client.act('start-next-round', input)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await compare(model, real, oneActLater(evening, { ...evening, round }))
  }),
)

const theServerDies = fc.constant(
  step('the server is killed', async (model, real) => {
    await real.server.kill()
    await real.server.up()
    await compare(model, real, model.evening)
  }),
)

const outcomes = new Map<string, number>()

const weighted = [
  { weight: 80, arbitrary: anAct },
  { weight: 8, arbitrary: everybodyReports },
  { weight: 6, arbitrary: twoAtOnce },
  { weight: 1, arbitrary: theServerDies },
]

function oneActLater(before: ModelledEvening, after: ModelledEvening): ModelledEvening {
  return after === before ? before : { ...after, sequence: before.sequence + 1 }
}

async function compare(held: Held, { client, id }: Real, after: ModelledEvening): Promise<void> {
  const document = await client.document(id)
  const before = held.evening
  const opened = after.round > before.round ? tablesOf(document).filter(({ round }) => round === after.round) : []
  if (after.round > before.round) expectAllowed(opened, playing(after, after.round))
  const evening = { ...after, tables: [...after.tables, ...opened] }
  held.evening = evening
  const phase = document.isFinished ? 'finished' : document.isStarted ? 'running' : 'waiting'
  expect([phase, document.currentRound, document.playerCount, document.liveSequence]).toEqual([
    evening.phase,
    evening.round,
    evening.capacity,
    evening.sequence,
  ])
  const people = playersOf(document).map(({ name, firstRound, droppedAfter }) => [name, firstRound, droppedAfter])
  expect(people).toEqual(evening.people.map(({ name, firstRound, left }) => [name, firstRound, left]))
  const shown = (table: Table) => [table.id, ...table.names, table.score, table.decidedByStaff]
  expect(tablesOf(document).map(shown)).toEqual(evening.tables.map(shown))
  if (evening.phase !== 'finished') return
  const ranking = document.finalRanking.map((row) => JSON.parse(row))
  expect(ranking.map(({ playerName, points }) => [playerName, points])).toEqual(
    ranking.map(({ playerName }) => [playerName, pointsOf(evening, playerName)]),
  )
  expect(ranking.map(({ points }) => points)).toEqual(ranking.map(({ points }) => points).sort((a, b) => b - a))
}

/** Every active player has one seat, and at most one of them a bye. */
function expectAllowed(tables: readonly Table[], names: readonly string[]): void {
  const seats = tables.flatMap(({ names: [one, other] }) => (other === null ? [one] : [one, other]))
  expect(seats.toSorted()).toEqual(names.toSorted())
  expect(tables.filter(({ names: [, other] }) => other === null)).toHaveLength(names.length % 2)
}

/** The publicly visible tables; reports exist in the model only. */
function tablesOf(document: TournamentDocument): readonly Table[] {
  return matchesOf(document).map((match) => ({
    id: match.id,
    round: match.round,
    names: [match.player1Name, match.player2Key === null ? null : match.player2Name],
    score: match.kind === 'played' && match.status === 'terminated' ? `${match.score1}-${match.score2}` : null,
    decidedByStaff: match.decidedBy === 'organizer',
    reports: [],
  }))
}
