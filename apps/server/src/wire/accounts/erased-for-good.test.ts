import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { operate } from '../../operator.ts'
import { documentUrl, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, openBrowser, PASSWORD } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const DAY_MS = 86_400_000

/** Unique words. */
const GIVEN = {
  playerName: 'Quetzalcoatline',
  firstName: 'Ermentrude',
  lastName: 'Zwingelstein',
  phone: '0033 6 98 76 54 32',
  notes: 'Fauteuil roulant, allergie aux noix',
  decklist: { decklistText: `4 Lotus imaginaire\n56 Île de Wakwak` },
}

test('AUTH-11 what an account gave is in no byte of the file once it is erased', async () => {
  const database = await createTestDatabase('sqlite')
  onTestFinished(() => database.remove())
  const server = await startServer({ database })
  const shop = await anOrganizer(server)
  const person = await aPerson(server, GIVEN.firstName)
  await person.browser.send('PATCH', '/account/prefs', { prefs: { lastName: GIVEN.lastName, phone: GIVEN.phone } })
  for (const _ of [1, 2, 3]) {
    const registered = { ...GIVEN, playerId: person.id, email: person.email }
    expect((await register(server, await anEvent(server, shop), registered, sessionHeaders(person))).status).toBe(200)
  }
  const erased = await server.call('delete-account', { password: PASSWORD }, sessionHeaders(person))
  expect(erased.status).toBe(200)
  await server.close()
  const files = readdirSync(database.folder).filter((name) => name.startsWith('tablee.sqlite'))
  const bytes = Buffer.concat(files.map((name) => readFileSync(join(database.folder, name))))
  expect(bytes.includes('Modern du samedi')).toBe(true)
  const { decklist, ...texts } = GIVEN
  for (const text of [...Object.values(texts), 'Lotus imaginaire', person.email]) {
    expect(bytes.includes(text), text).toBe(false)
  }
})

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  const tablee = ({ database: { folder, url } }: TestServer, args: string[], daysOn: number) =>
    operate(
      args,
      { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) },
      { now: () => new Date(Date.now() + daysOn * DAY_MS) },
    )

  test('AUTH-11 a quick tournament of an account that is gone passes to nobody, and ends by the purge', async () => {
    const server = await startServer({ kind })
    onTestFinished(() => server.close())
    const person = await aPerson(server, 'Zoé', 'zoe')
    const made = { name: 'Vendredi', playerCount: 4, organizerId: person.id }
    const { id, code } = (await server.call('create-quick-tournament', made, sessionHeaders(person))).body.tournament
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(person))
    expect((await server.document(id)).name).toBe('Vendredi')
    const again = { userId: person.id, email: person.email, password: PASSWORD, name: 'Zoé' }
    expect((await openBrowser(server).send('POST', '/account', again)).status).toBe(409)
    const secret = { code, organizerId: person.id, playerName: 'Ana' }
    expect((await server.call('add-anonymous-player', secret)).body.success).toBe(false)
    expect((await tablee(server, ['purge'], 179)).text).not.toContain(code)
    expect((await tablee(server, ['purge', '--confirm'], 181)).text).toContain(code)
    await server.restart()
    expect((await server.send({ method: 'GET', url: documentUrl(id) })).statusCode).toBe(404)
  })
})
