import { afterEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from './database/testing/test-databases.ts'
import { operate } from './operator.ts'
import { startServer, type TestServer } from './testing/a-server.ts'
import { aPerson } from './testing/an-account.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(DATABASE_KINDS)('while the server runs on %s', (kind) => {
  test('AUTH-10 the operator grants, lists and revokes, and the account sees it at once', async () => {
    server = await startServer({ kind })
    const { folder, url } = server.database
    const environment = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) }
    const tablee = (...args: string[]) => operate(['organizer', ...args], environment)
    const { browser, email, id } = await aPerson(server)
    const labels = async () => (await browser.send('GET', '/account')).body.labels
    expect(await tablee('list')).toEqual({ code: 0, text: '' })
    expect(await tablee('grant', email.toUpperCase())).toMatchObject({ code: 0, text: expect.stringContaining(email) })
    expect(await labels()).toEqual(['eventOrganizer'])
    expect(await tablee('list')).toEqual({ code: 0, text: `${email}\t${id}\tZoé\n` })
    expect(await tablee('revoke', email)).toMatchObject({ code: 0 })
    expect(await labels()).toEqual([])
    expect(await tablee('grant', 'nobody@exemple.fr')).toMatchObject({ code: 1 })
    for (const args of [[], ['grant'], ['list', email], ['make', email], ['grant', email, 'x']])
      expect((await tablee(...args)).code).toBe(2)
  })
})
