import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { moveToGroup } from '@tablee/contract/tournaments/move-to-group'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { circlesOf } from '@tablee/domain/tournaments/kinds/circles'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret, ServerClient } from './replay/server-client.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora', 'Noé', 'Ana']
const folder = mkdtempSync(join(tmpdir(), 'tablee-pair-groups-'))
const organizerId = newSecret()
let server: SpawnedServer
let client: ServerClient

beforeAll(async () => {
  server = await spawnServer()
  client = new ServerClient({ url: server.url, delayMs: 0 })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function pair(...args: readonly string[]) {
  const command = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'pair.ts'), ...args])
  const ended = await command.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (failure: { code: number; stdout: string }) => failure,
  )
  return { code: ended.code, lines: ended.stdout.trim().split('\n') }
}

/** Two groups of four, of which two people changed places, and the second round. */
async function movedAndPlayed() {
  const event = { name: 'Groupes du samedi', playerCount: 8, organizerId, structure: 'groups' } as const
  const { tournament: created } = await client.call(createQuickTournament, event)
  const { id: tournamentId, code } = readTournamentDocument(created).tournament
  await client.call(addPlayersQuickTournament, { code, organizerId, playerNames: NAMES })
  const started = await client.call(startQuickTournament, { tournamentId, organizerId })
  const drawn = readTournamentDocument(started.data.tournament).tournament
  const [one = [], other = []] = circlesOf(currentStage(drawn))
  const [playerId, instead] = [one[1], other[2]]
  if (!playerId || !instead) throw new Error('Two groups of four are drawn')
  const moved = await client.call(moveToGroup, { tournamentId, organizerId, playerId, group: 1, instead })
  const first = readTournamentDocument(moved.tournament).tournament
  const score = { score1: 2, score2: 0, draws: 0 }
  for (const { id: matchId } of first.matches.filter(isMeeting)) {
    await client.call(updateScoreQuickTournament, { code, matchId, score, organizerId })
  }
  const second = await client.call(startNextRound, { tournamentId, organizerId, roundNumber: 2 })
  return { code, document: second.data.tournament }
}

test('STGE-34 after a move round 1 is the same but for the tables that it changed, and round 2 follows from the groups', async () => {
  const { code } = await movedAndPlayed()
  const first = await pair('--url', server.url, '--code', code, '--round', '1')
  expect(first.lines.filter((line) => line.endsWith(': same'))).toHaveLength(2)
  expect(first.lines.filter((line) => line.includes(': changed by hand: the seed gives '))).toHaveLength(2)
  expect(first.lines.at(-1)).toBe(
    'The 2 pairings that nobody changed are the same. 2 of 4 tables were changed by hand.',
  )
  const second = await pair('--url', server.url, '--code', code, '--round', '2')
  expect([second.code, second.lines.at(-1)]).toEqual([0, 'The 4 pairings are the same.'])
})

test('STGE-34 people who sit where no group puts them are named, and so is a group that was changed afterwards', async () => {
  const { document } = await movedAndPlayed()
  const whole = JSON.parse(JSON.stringify(document)) as { stages: readonly string[] }
  const checked = async (name: string, planted: object) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(planted))
    return pair(file, '--round', '2')
  }
  expect((await checked('as-it-is', whole)).code).toBe(0)
  const [stage = ''] = whole.stages
  const { groups, ...others } = JSON.parse(stage) as { groups: readonly (readonly string[])[] }
  const [[a = '', ...restA] = [], [b = '', ...restB] = []] = groups
  const exchanged = {
    ...others,
    groups: [
      [b, ...restA],
      [a, ...restB],
    ],
  }
  const faulty = await checked('other-groups', { ...whole, stages: [JSON.stringify(exchanged)] })
  expect(faulty.code).toBe(1)
  expect(faulty.lines.filter((line) => line.includes(': different: the seed gives '))).toHaveLength(2)
  expect(faulty.lines.at(-1)).toMatch(/^2 of 4 pairings are different/)
})
