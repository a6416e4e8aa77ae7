import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchesOf, ORGANIZER, playersOf, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { openBrowser, signIn } from '../../testing/an-account.ts'
import { KEPT_AT, type KeptName, openKeptDatabase } from '../../testing/kept-database/open-kept-database.ts'

let kept: Awaited<ReturnType<typeof openKeptDatabase>>
let server: TestServer
let session: Record<string, string>

beforeAll(async () => {
  kept = await openKeptDatabase()
  server = await startServer({ database: kept.database, world: { now: () => new Date(KEPT_AT) } })
  const browser = openBrowser(server)
  const { email, password } = kept.written.organizer
  await signIn(browser, email, password)
  session = { cookie: browser.cookie() }
})

afterAll(async () => {
  await server.close()
  await kept.database.remove()
})

const writtenOf = (name: KeptName) => kept.written.documents[name]
const documentOf = (name: KeptName) => server.document(writtenOf(name).$id)

async function ok(id: string, payload: object, headers = session) {
  const { status, body } = await server.call(id, payload, headers)
  if (status !== 200) throw new Error(`${id}: ${status} ${body.reason}`)
  return body
}

/** Read by a process with empty caches. */
async function expectKept(name: KeptName): Promise<void> {
  const before = await documentOf(name)
  await server.restart()
  expect(await documentOf(name)).toEqual(before)
}

/** Every open match of the round ends 2-1 for the first player. */
async function scoreRound(name: KeptName): Promise<void> {
  const document = await documentOf(name)
  const { code, type, currentRound } = document
  for (const match of matchesOf(document)) {
    if (match.round !== currentRound || match.kind !== 'played' || match.status === 'terminated') continue
    const score = { score1: 2, score2: 1 }
    if (type === 'advance') await ok('submit-advanced-score', { roundId: match.id, ...score })
    else await ok('update-score-quick-tournament', { code, matchId: match.id, score, organizerId: ORGANIZER })
  }
}

test('what the version before wrote is read as it was', async () => {
  for (const name of ['waiting', 'running', 'finished', 'event', 'played'] as const) {
    const { rules, ...written } = writtenOf(name)
    const read = await documentOf(name)
    expect(read, name).toMatchObject(written)
    // A pack may have gained rules since.
    expect(JSON.parse(read.rules), name).toMatchObject(JSON.parse(rules))
  }
  const { data } = await ok('get-advanced-registrations', { tournamentId: writtenOf('event').$id })
  expect(data).toMatchObject(kept.written.registrations)
})

test('a waiting tournament of the version before takes players in, and starts', async () => {
  const { $id: tournamentId, code } = writtenOf('waiting')
  const queue = async () => (await ok('get-seat-queue', { code })).data
  expect(await queue()).toMatchObject({ waiting: [{}] })
  await server.patch(tournamentId, { maxPlayers: 6, organizerId: ORGANIZER })
  const wrong = { code, playerName: 'Patiente', playerId: secretOf(9), password: 'autre' }
  expect((await server.call('join-quick-tournament', wrong)).body.reason).toBe('entry_password_wrong')
  for (const joining of [
    { playerName: 'Patiente', playerId: secretOf(9) },
    { playerName: 'zoé', playerId: secretOf(4) },
  ])
    await ok('join-quick-tournament', { code, password: 'sésame', ...joining })
  await ok('start-quick-tournament', { tournamentId, organizerId: ORGANIZER })
  expect(matchesOf(await documentOf('waiting'))).toHaveLength(3)
  await expectKept('waiting')
})

test('a running tournament of the version before is scored, paired again and finished', async () => {
  const { $id: tournamentId, code } = writtenOf('running')
  await scoreRound('running')
  await ok('start-next-round', { tournamentId, organizerId: ORGANIZER })
  await expectKept('running')
  await ok('undo-round', { code, organizerId: ORGANIZER, roundNumber: 3 })
  await expectKept('running')
  await ok('start-next-round', { tournamentId, organizerId: ORGANIZER })
  await scoreRound('running')
  await ok('finish-tournament', { tournamentId, organizerId: ORGANIZER })
  expect((await documentOf('running')).finalRanking).toHaveLength(8)
  await expectKept('running')
})

test('an event of the version before takes registrations, and is played', async () => {
  const { $id: tournamentId } = writtenOf('event')
  await ok('accept-registrations', { tournamentId })
  await ok('generate-advanced-pairings', { tournamentId, roundNumber: 1 })
  await scoreRound('event')
  await ok('generate-advanced-pairings', { tournamentId, roundNumber: 2 })
  await expectKept('event')
})

test('an event that was being played goes on', async () => {
  const { $id: tournamentId } = writtenOf('played')
  await scoreRound('played')
  await ok('generate-advanced-pairings', { tournamentId, roundNumber: 2 })
  await ok('drop-player-advanced-tournament', {
    tournamentId,
    playerId: playersOf(await documentOf('played')).find(({ name }) => name === 'Ana')?.key,
  })
  await expectKept('played')
})
