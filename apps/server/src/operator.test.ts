import { afterEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from './database/testing/test-databases.ts'
import { operate } from './operator.ts'
import { startServer, type TestServer } from './testing/a-server.ts'
import { aPerson, PASSWORD } from './testing/an-account.ts'
import { announce, sessionHeaders } from './testing/an-event.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(DATABASE_KINDS)('while the server runs on %s', (kind) => {
  test('AUTH-10 FIND-7 the operator grants, lists and revokes, and the account sees it at once', async () => {
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
    const asked = (text: string) => server.call('request-organizer-access', { text }, sessionHeaders(person))
    const verify = (who: string) =>
      server.server.database.inTransaction(({ db }) =>
        db.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', who).execute(),
      )
    const matters = async () =>
      (await server.call('get-account-matters', {}, sessionHeaders(person))).body.data.organizerRequest
    expect(await asked('Le vendredi')).toMatchObject({ status: 403, body: { reason: 'email_unconfirmed' } })
    await verify(id)
    expect(await asked('x'.repeat(501))).toMatchObject({ status: 400, body: { reason: 'request_too_long' } })
    expect(await asked(' Le vendredi\n\u001b[31mà Lyon ')).toMatchObject({ status: 200 })
    expect(await asked('Encore')).toMatchObject({ status: 409, body: { reason: 'request_open' } })
    expect(await matters()).toMatchObject({ text: 'Le vendredi\n[31mà Lyon', refused: null })
    const { text } = await tablee('requests')
    expect(text).toMatch(/^1 open request\./)
    expect(text).toContain(`${email} (${id}) Zoé`)
    expect(text).toContain('    [31mà Lyon\n')
    expect(text).toContain(`organizer grant '${email}'`)
    expect(await tablee('refuse', email, 'Pas', 'encore')).toMatchObject({ code: 0 })
    expect(await tablee('refuse', email, 'Encore')).toMatchObject({ code: 1 })
    expect(await matters()).toMatchObject({ refused: { reason: 'Pas encore' } })
    expect(await asked('Encore')).toMatchObject({ status: 409, body: { reason: 'request_too_soon' } })
    expect((await tablee('requests')).text).toBe('0 open requests.\n')
    const exported = await server.call('export-account', {}, sessionHeaders(person))
    expect(exported.body.data.organizerRequest).toMatchObject({ refused: { reason: 'Pas encore' } })
    expect(await tablee('grant', email)).toMatchObject({ code: 0 })
    expect(await matters()).toBeNull()
    expect(await asked('Encore')).toMatchObject({ status: 409, body: { reason: 'organizer_already' } })
    expect(await tablee('revoke', email)).toMatchObject({ code: 0 })
    expect(await asked('Encore')).toMatchObject({ status: 200 })
    const ana = await aPerson(server)
    await verify(ana.id)
    await server.call('request-organizer-access', {}, sessionHeaders(ana))
    expect((await tablee('requests')).text).toMatch(/^2 open requests/)
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(ana))
    expect((await tablee('requests')).text).toMatch(/^1 open request\./)
    for (const args of [
      [],
      ['requests', email],
      ['refuse'],
      ['grant'],
      ['list', email],
      ['make', email],
      ['grant', email, 'x'],
      ['revoke', email, '--unverified'],
    ])
      expect((await tablee(...args)).code).toBe(2)
  })
})
