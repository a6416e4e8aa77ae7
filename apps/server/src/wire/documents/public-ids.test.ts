import { describe, expect, onTestFinished, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { operate } from '../../operator.ts'
import { createTournament, ORGANIZER, playersOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { type Browser, openBrowser, PASSWORD, signIn } from '../../testing/an-account.ts'

const NORA = 'secret-of-nora-0123456789abcdef'
const STRANGER = 'etrangere@exemple.fr'

describe.each(DATABASE_KINDS)('AUTH-12 on %s', (kind) => {
  async function aFullTournament() {
    const server = await startServer({ kind })
    onTestFinished(() => server.close())
    const played = await createTournament(server, 2, 2)
    const wait = () =>
      server.call('join-quick-tournament', { code: played.code, playerName: 'Nora', playerId: NORA, wait: true })
    expect((await wait()).body.waiting.position).toBe(1)
    const [publicId = ''] = (await server.call('get-seat-queue', { code: played.code })).body.data.waiting
    expect(publicId).toMatch(/^[0-9a-f]{32}$/)
    return { ...played, server, wait, publicId }
  }

  /** As earlier versions allowed. */
  async function calledLike(server: TestServer, publicId: string): Promise<Browser> {
    const browser = openBrowser(server)
    const account = { userId: 'unique()', email: STRANGER, password: PASSWORD, name: '' }
    const { $id } = (await browser.send('POST', '/account', account)).body
    await server.server.database.inTransaction(async ({ db }) => {
      await db.updateTable('accounts').set({ id: publicId }).where('id', '=', $id).execute()
    })
    expect((await signIn(browser, STRANGER)).body.userId).toBe(publicId)
    return browser
  }

  test('nobody registers under a public id; every other id is free', async () => {
    const { server, publicId } = await aFullTournament()
    const browser = openBrowser(server)
    const register = (userId: string, email = STRANGER) =>
      browser.send('POST', '/account', { userId, email, password: PASSWORD, name: '' })
    const refused = await register(publicId)
    expect([refused.status, refused.body.type]).toEqual([400, 'general_argument_invalid'])
    const others = ['unique()', 'f'.repeat(20), 'F'.repeat(32), 'f'.repeat(33)]
    for (const [index, userId] of others.entries()) {
      expect((await register(userId, `personne${index}@exemple.fr`)).status, userId).toBe(201)
    }
  })

  test('who is called like somebody who waits neither waits in their place nor gets their seat', async () => {
    const { server, code, publicId, wait } = await aFullTournament()
    const stranger = await calledLike(server, publicId)
    const asStranger = (id: string, input: object) => server.call(id, input, { cookie: stranger.cookie() })
    const joined = await asStranger('join-quick-tournament', {
      code,
      playerName: 'Eve',
      playerId: publicId,
      wait: true,
    })
    expect(joined.body.reason).toBe('capability_invalid')
    await asStranger('leave-seat-queue', { code, playerId: publicId })
    expect((await server.call('get-seat-queue', { code })).body.data.waiting).toEqual([publicId])
    await server.call('delete-quick-tournament-player', { code, organizerId: ORGANIZER, playerName: 'Joueur 1' })
    expect((await wait()).body.player).toEqual({ id: publicId, name: 'Nora' })
    const rename = { code, playerId: publicId, newPlayerName: 'Eve' }
    expect((await asStranger('rename-own-player', rename)).body.success).toBe(false)
    expect((await asStranger('leave-quick-tournament', { code, playerId: publicId })).body.success).toBe(false)
  })

  test('two places under one public id, of a version before, stay two: the seat goes to who shows the right secret', async () => {
    const { server, id, code, publicId, wait } = await aFullTournament()
    const stranger = await calledLike(server, publicId)
    await server.server.database.inTransaction(async ({ db }) => {
      const place = await db.selectFrom('seat_queue').selectAll().executeTakeFirstOrThrow()
      const eve = { ...place, hash: `account:${publicId}`, player_name: 'Eve', place: place.place + 1 }
      await db.insertInto('seat_queue').values(eve).execute()
    })
    await server.call('delete-quick-tournament-player', { code, organizerId: ORGANIZER, playerName: 'Joueur 1' })
    expect(playersOf(await server.document(id)).map(({ name }) => name)).toEqual(['Joueur 2', 'Nora'])
    const rename = { code, newPlayerName: 'Eve', playerId: publicId }
    expect((await server.call('rename-own-player', rename, { cookie: stranger.cookie() })).body.success).toBe(false)
    expect((await wait()).body.player).toEqual({ id: publicId, name: 'Nora' })
  })

  test('the start names such accounts by their ids alone, and the operator blocks one', async () => {
    const { server, publicId } = await aFullTournament()
    const stranger = await calledLike(server, publicId)
    await server.restart()
    const [line = ''] = server.logLines.filter((one) => one.startsWith('Accounts that are called'))
    expect(line).toContain(`(1): ${publicId}.`)
    expect(line).not.toContain('@')
    const { folder, url } = server.database
    const environment = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) }
    expect(await operate(['account', 'block', publicId], environment)).toMatchObject({ code: 0 })
    expect((await stranger.send('GET', '/account')).status).toBe(401)
  })

  test('who is called like a player neither reads of them nor erases them with the account', async () => {
    const { server, id, code, publicId, wait } = await aFullTournament()
    await server.call('delete-quick-tournament-player', { code, organizerId: ORGANIZER, playerName: 'Joueur 1' })
    await wait()
    const stranger = await calledLike(server, publicId)
    const asStranger = (name: string, input: object) => server.call(name, input, { cookie: stranger.cookie() })
    const { body } = await asStranger('export-account', {})
    expect(JSON.stringify(body)).not.toContain('Nora')
    expect((await asStranger('delete-account', { password: PASSWORD })).status).toBe(200)
    expect(playersOf(await server.document(id)).map(({ name }) => name)).toEqual(['Joueur 2', 'Nora'])
  })
})
