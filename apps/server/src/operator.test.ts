import { afterEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from './database/testing/test-databases.ts'
import { operate } from './operator.ts'
import { startServer, type TestServer } from './testing/a-server.ts'
import { aPerson } from './testing/an-account.ts'
import { announce } from './testing/an-event.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(DATABASE_KINDS)('while the server runs on %s', (kind) => {
  test('AUTH-10 the operator grants, lists and revokes, and the account sees it at once', async () => {
    server = await startServer({ kind })
    const { folder, url } = server.database
    const environment = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) }
    const tablee = (...args: string[]) => operate(['organizer', ...args], environment)
    const person = await aPerson(server)
    const { browser, email, id } = person
    const announcing = async () => (await announce(server, person)).status
    const labels = async () => (await browser.send('GET', '/account')).body.labels
    expect(await tablee('list')).toEqual({ code: 0, text: '' })
    const refused = await tablee('grant', email)
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('--unverified') })
    expect(await labels()).toEqual([])
    expect(await announcing()).toBe(403)
    const granted = await tablee('grant', email.toUpperCase(), '--unverified')
    expect(granted).toMatchObject({ code: 0, text: expect.stringContaining(email) })
    expect(await labels()).toEqual(['eventOrganizer'])
    expect(await announcing()).toBe(200)
    expect(await tablee('list')).toEqual({ code: 0, text: `${email}\t${id}\tZoé\n` })
    expect(await tablee('revoke', email)).toMatchObject({ code: 0 })
    expect(await labels()).toEqual([])
    expect(await announcing()).toBe(403)
    expect(await tablee('grant', 'nobody@exemple.fr')).toMatchObject({ code: 1 })
    for (const args of [
      [],
      ['grant'],
      ['list', email],
      ['make', email],
      ['grant', email, 'x'],
      ['revoke', email, '--unverified'],
    ])
      expect((await tablee(...args)).code).toBe(2)
  })
})
