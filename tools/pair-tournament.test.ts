import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DATABASE_ID, PROJECT_ID } from '@tablee/contract/channels'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { handInActs, type SentDeskAct } from '@tablee/contract/tournaments/hand-in-acts'
import { getWholeTournament } from '@tablee/contract/tournaments/questions/get-whole-tournament'
import { sealSeeds } from '@tablee/contract/tournaments/seal-seeds'
import { setRoundPairings } from '@tablee/contract/tournaments/set-round-pairings'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { undoRound } from '@tablee/contract/tournaments/undo-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { isMeeting, pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret, ServerClient } from './replay/server-client.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora', 'Noé']
const folder = mkdtempSync(join(tmpdir(), 'tablee-pair-'))
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
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  )
  return { code: ended.code, lines: ended.stdout.trim().split('\n'), stderr: ended.stderr }
}

/** The first-named won each table 2-0. */
async function twoRounds(): Promise<Tournament> {
  const event = { name: 'Vendredi soir', playerCount: 8, organizerId }
  const { tournament: created } = await client.call(createQuickTournament, event)
  const { id: tournamentId, code } = readTournamentDocument(created).tournament
  for (const playerName of NAMES) await client.call(addAnonymousPlayer, { code, playerName, organizerId })
  const first = await client.call(startQuickTournament, { tournamentId, organizerId })
  await enter(readTournamentDocument(first.data.tournament).tournament, { score1: 2, score2: 0, draws: 0 })
  const second = await client.call(startNextRound, { tournamentId, organizerId, roundNumber: 2 })
  return readTournamentDocument(second.data.tournament).tournament
}

async function enter({ code, matches }: Tournament, score: { score1: number; score2: number; draws: number }) {
  for (const { id: matchId, round } of matches.filter(isMeeting)) {
    if (round === 1) await client.call(updateScoreQuickTournament, { code, matchId, score, organizerId })
  }
}

test('NONE-2 a round of a tournament on a server is paired again from its seed, and is the same table by table', async () => {
  const { code, rounds } = await twoRounds()
  const { code: status, lines } = await pair('--url', server.url, '--code', code.toLowerCase(), '--round', '2')
  expect(status).toBe(0)
  expect(lines[0]).toBe(`Vendredi soir (${code}), round 2, seed ${rounds[1]?.seed}`)
  expect(lines.slice(1, -1)).toHaveLength(4)
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/^(Table \d: .+ - .+|Bye: .+): same$/)
  expect(lines.at(-1)).toBe('The 4 pairings are the same.')
  const ofAll = await pair('--url', `${server.url}/tournament/${code}`)
  expect(ofAll.lines.filter((line) => line === 'The 4 pairings are the same.')).toHaveLength(2)
})

test('NONE-2 NONE-5 after a correction a round is the same by the results of its draw, and the correction is told', async () => {
  const tournament = await twoRounds()
  const [meeting] = tournament.matches.filter(isMeeting)
  await enter({ ...tournament, matches: meeting ? [meeting] : [] }, { score1: 0, score2: 2, draws: 0 })
  const { code: status, lines } = await pair('--url', server.url, '--code', tournament.code)
  expect(status).toBe(0)
  const told =
    'The 4 pairings are the same, with the results as they stood at the draw; one of them was corrected since.'
  expect(lines.filter((line) => line.startsWith('The 4 pairings'))).toEqual(['The 4 pairings are the same.', told])
  expect(lines.filter((line) => line.includes('different'))).toEqual([])
})

test('NONE-2 a saved document knows the results of today alone: what comes out otherwise is named, and that nobody can tell why', async () => {
  const tournament = await twoRounds()
  const [meeting] = tournament.matches.filter(isMeeting)
  await enter({ ...tournament, matches: meeting ? [meeting] : [] }, { score1: 0, score2: 2, draws: 0 })
  const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [tournament.code] }))
  const address = `${server.url}/v1/databases/${DATABASE_ID}/collections/tournaments/documents?queries[0]=${query}`
  const list = await (await fetch(address, { headers: { 'x-appwrite-project': PROJECT_ID } })).json()
  const file = join(folder, 'corrected.json')
  writeFileSync(file, JSON.stringify(list))
  const { code: status, lines } = await pair(file, '--round', '2')
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/^\d of 4 pairings are different with the results as they stand now; no journal tells/)
  expect(lines.filter((line) => line.includes(': different: the seed gives ')).length).toBeGreaterThan(0)
})

test('NONE-2 of a round changed by hand, the tables nobody touched are the same, and the others are named', async () => {
  const { code, rounds, matches } = await twoRounds()
  const second = matches.filter(({ round }) => round === 2)
  const [one, two, three] = second.filter(isMeeting)
  const [bye] = second.filter((each) => !isMeeting(each)).flatMap(seatsOf)
  if (!one || !two || !three || !bye) throw new Error('seven play')
  const pairings = [
    { player1: pairOf(one)[0], player2: pairOf(two)[1] },
    { player1: pairOf(two)[0], player2: pairOf(one)[1] },
    { player1: pairOf(three)[0], player2: pairOf(three)[1] },
    { player1: bye },
  ]
  await client.call(setRoundPairings, { code, organizerId, roundNumber: 2, pairings })
  const { code: status, lines } = await pair('--url', server.url, '--code', code, '--round', '2')
  expect(status).toBe(1)
  expect(lines[0]).toBe(`Vendredi soir (${code}), round 2, seed ${rounds[1]?.seed}`)
  expect(lines.slice(1, -1).filter((line) => line.endsWith(': same'))).toHaveLength(2)
  expect(lines.filter((line) => /: changed by hand: the seed gives .+ - .+; .+ - .+$/.test(line))).toHaveLength(2)
  expect(lines.at(-1)).toBe('The 2 pairings that nobody changed are the same. 2 of 4 tables were changed by hand.')
})

test('NONE-2 the seeds of a round that was taken back are printed, also when there is no such round any more', async () => {
  const { code, id: tournamentId, rounds } = await twoRounds()
  await client.call(undoRound, { code, organizerId, roundNumber: 2 })
  const earlier = new RegExp(`^Earlier seed ${rounds[1]?.seed}, drawn \\d{4}-.*, taken back \\d{4}-`)
  const gone = await pair('--url', server.url, '--code', code)
  expect(gone.code).toBe(0)
  expect(gone.lines).toContain(`Vendredi soir (${code}), round 2: taken back.`)
  expect(gone.lines.at(-1)).toMatch(earlier)
  await client.call(startNextRound, { tournamentId, organizerId, roundNumber: 2 })
  const again = await pair('--url', server.url, '--code', code, '--round', '2')
  expect([again.code, again.lines.at(-1)]).toEqual([0, 'The 4 pairings are the same.'])
  expect(again.lines.at(-2)).toMatch(earlier)
})

test('NONE-2 a round that was set by hand follows from no seed, where only its document is known', async () => {
  const { code, matches } = await twoRounds()
  const seats = matches.filter(({ round }) => round === 2).flatMap((each) => (isMeeting(each) ? pairOf(each) : []))
  const [one, two, three, four] = seats.map(String)
  if (!one || !two || !three || !four) throw new Error('six play')
  const pairings = [
    { player1: one, player2: three },
    { player1: two, player2: four },
  ]
  const { tournament } = await client.call(setRoundPairings, { code, organizerId, roundNumber: 2, pairings })
  const file = join(folder, 'by-hand.json')
  writeFileSync(file, JSON.stringify(tournament))
  const { code: status, lines } = await pair(file, '--round', '2')
  expect([status, lines.length]).toEqual([1, 1])
  expect(lines[0]).toContain('set by hand')
})

test('NONE-2 a saved document is read without a server, alone or as the server lists it', async () => {
  const { code } = await twoRounds()
  const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [code] }))
  const address = `${server.url}/v1/databases/${DATABASE_ID}/collections/tournaments/documents?queries[0]=${query}`
  const list = await (await fetch(address, { headers: { 'x-appwrite-project': PROJECT_ID } })).json()
  for (const [name, saved] of Object.entries({ list, alone: list.documents[0] })) {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(saved))
    const { code: status, lines } = await pair(file, '--round', '2')
    expect([status, lines.at(-1)]).toEqual([0, 'The 4 pairings are the same.'])
  }
})

test('CAVE-28 of rounds that a device drew, the SHA-256 of the seed is looked for among those published before', async () => {
  const { code, rounds } = await twoRounds()
  await client.call(undoRound, { code, organizerId, roundNumber: 2 })
  const { data: sealed } = await client.call(sealSeeds, { code, organizerId })
  const [seed = ''] = sealed.seeds
  const apart = async (drawn: string, id: string) => {
    const { data } = await client.call(getWholeTournament, { code, organizerId })
    const given = { at: new Date().toISOString(), seed: drawn, ids: [] }
    const act = { id, name: 'start-next-round', input: { roundNumber: 2 }, given } as SentDeskAct
    await client.call(handInActs, { code, organizerId, baseSequence: data.sequence, acts: [act] })
  }
  await apart(seed, 'drawn-with-a-sealed-seed')
  const first = await pair('--url', server.url, '--code', code, '--round', '2')
  expect(first.code).toBe(0)
  expect(first.lines.at(-2)).toMatch(
    new RegExp(`^Seed ${seed} was sealed: its SHA-256 is number 1 of 24 published \\d`),
  )
  await client.call(undoRound, { code, organizerId, roundNumber: 2 })
  await apart('8-00000000000000aa', 'drawn-with-a-seed-of-its-own')
  const { lines } = await pair('--url', server.url, '--code', code, '--round', '2')
  expect(lines.at(-2)).toBe('Seed 8-00000000000000aa was drawn by a device without a network, and not sealed before.')
  expect(lines.join(' ')).toContain(`Seed ${seed} was sealed`)
  expect(lines.filter((line) => line.includes(String(rounds[1]?.seed)))).toHaveLength(1)
})

test('what cannot be asked for is refused with a sentence', async () => {
  const { code } = await twoRounds()
  const asked = async (...args: readonly string[]) => {
    const { code: status, stderr } = await pair(...args)
    expect(status).toBe(1)
    expect(stderr).not.toContain('    at ')
    return stderr
  }
  expect(await asked('--url', server.url, '--code', 'AAAAAA')).toContain('has the code AAAAAA')
  expect(await asked('--url', server.url, '--code', 'nonsense')).toContain('no code of a tournament')
  expect(await asked('--url', server.url)).toContain('no code of a tournament')
  expect(await asked('--url', 'nowhere', '--code', code)).toContain('no http address')
  expect(await asked('--url', 'http://127.0.0.1:9', '--code', code)).toContain('No server answers')
  expect(await asked('--url', server.url, '--code', code, '--round', '3')).toContain('Round 3 has not been paired')
  expect(await asked('--url', server.url, '--code', code, '--round', 'two')).toContain('A round is 1 or more')
  expect(await asked('--code', code)).toContain('address of a server')
  const file = join(folder, 'half.json')
  writeFileSync(file, '{"rounds": []}')
  expect(await asked(file)).toContain('no public document')
})
