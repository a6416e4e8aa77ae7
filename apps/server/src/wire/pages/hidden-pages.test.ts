import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { eraseWhatIsOver } from '../../erase-what-is-over.ts'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import { operate } from '../../operator.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  DOCUMENTS,
  documentUrl,
  ORGANIZER,
  playersOf,
  secretOf,
  startServer,
  startTournament,
} from '../../testing/a-server.ts'
import { aPerson, PASSWORD } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { openMailbox } from '../../testing/mailbox.ts'

const REASON = 'Le nom insulte quelqu’un'
const OPERATED_MS = 20_000
const DAY_MS = 86_400_000

describe.each(DATABASE_KINDS)('OPS-10 on %s', (kind) => {
  async function start(environment: Record<string, string> = {}) {
    const server = await startServer({ kind, environment })
    onTestFinished(() => server.close())
    const { folder, url } = server.database
    const place = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }), ...environment }
    return { server, tablee: (...args: string[]) => operate(args, place) }
  }

  test('a page that the operator hides is nowhere any more, says why, and comes back whole', async () => {
    const { server, tablee } = await start()
    const { id, code } = await startTournament(server, 4)
    const before = await server.document(id)
    const query = JSON.stringify({ method: 'search', attribute: 'name', values: ['vendredi'] })
    const listed = async () => {
      const answer = await server.send({ method: 'GET', url: `${DOCUMENTS}?queries[0]=${encodeURIComponent(query)}` })
      return answer.json().documents.map((document: { code: string }) => document.code)
    }
    expect(await listed()).toEqual([code])
    expect(await tablee('tournament', 'hide', code, '--reason', ...REASON.split(' '))).toMatchObject({ code: 0 })
    const status = async () => (await server.send({ method: 'GET', url: documentUrl(id) })).statusCode
    await vi.waitFor(async () => expect(await status()).toBe(404), { timeout: OPERATED_MS })
    const asked = await server.call('get-seat-queue', { code })
    expect([asked.status, asked.body.reason]).toEqual([404, 'tournament_hidden'])
    expect(asked.body.message).toContain(REASON)
    const publicly = await server.send({ method: 'GET', url: `/v1/tournaments/${code}` })
    expect(publicly.json()).toMatchObject({
      code: 404,
      reason: 'tournament_hidden',
      message: expect.stringContaining(REASON),
    })
    expect(await listed()).toEqual([])
    expect((await server.send({ method: 'GET', url: `/v1/preview/${code}.png` })).statusCode).toBe(404)
    const owner = { code, organizerId: ORGANIZER, playerName: 'Eve' }
    for (const act of ['restore-tournament', 'delete-tournament', 'add-anonymous-player']) {
      expect((await server.call(act, owner)).body.reason, act).toBe('tournament_hidden')
    }
    const deleted = await server.call('get-deleted-tournaments', { organizerIds: [ORGANIZER] })
    expect(deleted.body.data).toEqual([])
    expect((await tablee('purge')).text).toContain('0 tournaments deleted')
    expect(await tablee('tournament', 'restore', code)).toMatchObject({ code: 0 })
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: OPERATED_MS })
    expect(await server.document(id)).toEqual(before)
    await vi.waitFor(async () => expect(await listed()).toEqual([code]), { timeout: OPERATED_MS })
    expect((await tablee('check')).code).toBe(0)
  })

  test('phones that have it open are told by themselves', async () => {
    const { server, tablee } = await start()
    const { id, code } = await createTournament(server, 2)
    const address = await listen(server)
    const phone = openPhone(`${address}?project=tablee&channels[]=${liveChannel(id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    await tablee('tournament', 'hide', code, '--reason', REASON)
    await phone.hear(({ type, data }) => type === 'event' && JSON.stringify(data).includes('.delete'))
    phone.socket.terminate()
  })

  test('the organizer and those registered get a mail with the reason and whom to ask', async () => {
    const mailbox = await openMailbox()
    onTestFinished(() => mailbox.close())
    const { server, tablee } = await start({ SMTP_URL: mailbox.smtpUrl, SUPPORT_EMAIL: 'aide@exemple.fr' })
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1), email: 'ana@exemple.fr' })
    // The confirmation letter.
    await mailbox.next('ana@exemple.fr')
    expect((await tablee('tournament', 'hide', event.code, '--reason', REASON)).text).toContain('2 mails')
    // The postman checks for others' letters now and then, and at start.
    await server.restart()
    for (const to of [shop.email, 'ana@exemple.fr']) {
      const { text } = await mailbox.next(to)
      expect(text).toContain(REASON)
      expect(text).toContain('aide@exemple.fr')
    }
    expect((await tablee('tournament', 'restore', event.code)).text).toContain('2 mails')
  })

  test('anybody reports a page; and the operator reads it', async () => {
    const { server, tablee } = await start()
    const { code } = await createTournament(server)
    const said = (text: string) => server.call('report-page', { code, text })
    expect((await said('  ')).body.fields ?? (await said('  ')).body).toBeTruthy()
    expect((await said('x'.repeat(501))).status).toBe(400)
    expect((await said(' Le nom\ninsulte ')).status).toBe(200)
    expect((await server.call('report-page', { code: 'ZZZZZZ', text: 'Rien' })).body.reason).toBe(
      'tournament_not_found',
    )
    const { text } = await tablee('reports')
    expect(text).toContain('1 report.')
    expect(text).toContain('    Le nom\n    insulte\n')
    expect(text).toContain(`tournament hide ${code} --reason`)
    for (let number = 0; number < 55; number++) expect((await said(`Encore ${number}`)).status).toBe(200)
    expect((await tablee('reports')).text).toContain('50 reports.')
  })

  test('what was reported is erased half a year later', async () => {
    const { server, tablee } = await start()
    const { code } = await createTournament(server)
    expect((await server.call('report-page', { code, text: 'Rien' })).status).toBe(200)
    const { database } = server.server
    const inDays = (days: number) => ({ database, now: () => new Date(Date.now() + days * DAY_MS) })
    await eraseWhatIsOver(inDays(179))
    expect((await tablee('reports')).text).toContain('1 report.')
    await eraseWhatIsOver(inDays(181))
    expect((await tablee('reports')).text).not.toContain('1 report.')
  })

  test('twenty reports an hour come from one address, and nobody else is kept from theirs', async () => {
    const { server } = await start({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
    const { code } = await createTournament(server)
    const said = async (from: string) =>
      (await server.call('report-page', { code, text: 'Rien' }, { 'x-forwarded-for': from })).status
    for (let number = 0; number < 20; number++) expect(await said('192.0.2.1')).toBe(200)
    expect(await said('192.0.2.1')).toBe(429)
    expect(await said('192.0.2.2')).toBe(200)
  })

  test('whoever registered reads in their list that the page is hidden, and not that the organizer deleted it', async () => {
    const { server, tablee } = await start()
    const lea = await aPerson(server, 'Léa')
    const event = await anEvent(server, await anOrganizer(server))
    await register(server, event, { playerName: 'Léa', playerId: lea.id }, sessionHeaders(lea))
    const own = async () =>
      (await server.call('get-own-registrations', {}, sessionHeaders(lea))).body.data[0].tournament
    expect(await tablee('tournament', 'hide', event.code, '--reason', 'Motif')).toMatchObject({ code: 0 })
    await vi.waitFor(async () => expect(await own()).toMatchObject({ isHidden: true, isDeleted: true }), {
      timeout: OPERATED_MS,
    })
    await tablee('tournament', 'restore', event.code)
    await vi.waitFor(async () => expect(await own()).toMatchObject({ isHidden: false, isDeleted: false }), {
      timeout: OPERATED_MS,
    })
  })

  test('a player who erases their account is forgotten on a hidden page too, and the page comes back without a fault', async () => {
    const { server, tablee } = await start()
    const { code, id } = await createTournament(server, 3)
    const zoe = await aPerson(server)
    await server.call(
      'join-quick-tournament',
      { code, playerName: 'Zoé Martin', playerId: zoe.id },
      sessionHeaders(zoe),
    )
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    await tablee('tournament', 'hide', code, '--reason', REASON)
    expect((await server.call('delete-account', { password: PASSWORD }, sessionHeaders(zoe))).status).toBe(200)
    await tablee('tournament', 'restore', code)
    await server.restart()
    const names = playersOf(await server.document(id)).map(({ name }) => name)
    expect(names).toHaveLength(4)
    expect(names).not.toContain('Zoé Martin')
    expect(await tablee('check')).toMatchObject({ code: 0 })
  })

  test('the commands say what they cannot do', async () => {
    const { server, tablee } = await start()
    const { code } = await createTournament(server)
    expect((await tablee('tournament', 'hide', code)).code).toBe(2)
    expect((await tablee('tournament', 'hide', 'ZZZZZZ', '--reason', 'x')).text).toContain('There is no tournament')
    expect((await tablee('tournament', 'restore', code)).text).toContain('is hidden')
    expect((await tablee('tournament', 'hide', code, '--reason', 'x'.repeat(301))).code).toBe(1)
  })

  test('data of the version before have no hidden page, and can have one', async () => {
    const database = await createTestDatabase(kind)
    onTestFinished(() => database.remove())
    const before = await startServer({ kind, database })
    const { code } = await createTournament(before, 2)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0046-asked-links'))
    await kept.close()
    const after = await startServer({ kind, database })
    onTestFinished(() => after.close())
    const { tablee } = commandsOn(database)
    expect((await tablee('reports')).text).toContain('0 reports.')
    expect(await tablee('tournament', 'hide', code, '--reason', REASON)).toMatchObject({ code: 0 })
  })
})

describe.each(DATABASE_KINDS)('OPS-11 on %s', (kind) => {
  test('a person is found, exported and erased by an address, with an account and without', async () => {
    const server = await startServer({ kind })
    onTestFinished(() => server.close())
    const { tablee } = commandsOn(server.database)
    const shop = await anOrganizer(server)
    const event = await anEvent(server, shop, { registrationRules: { acceptsAutomatically: true } })
    const email = 'Camille.Martin@exemple.fr'
    const guest = { playerName: 'Camille', playerId: secretOf(1), email, notes: 'Allergie aux noix' }
    expect((await register(server, event, guest)).status).toBe(200)
    for (const number of [2, 3, 4]) {
      await register(server, event, {
        playerName: `J${number}`,
        playerId: secretOf(number),
        email: `j${number}@exemple.fr`,
      })
    }
    expect((await tablee('person', 'find', 'personne@exemple.fr')).code).toBe(1)
    expect((await tablee('person', 'find', email)).text).toContain(
      `(${event.code}): Camille, confirmed, without an account`,
    )
    const { text } = await tablee('person', 'export', email)
    expect(JSON.parse(text).registrationsWithTheAddress).toMatchObject([{ notes: 'Allergie aux noix' }])
    await server.call('start-advanced-tournament', { tournamentId: event.id }, sessionHeaders(shop))
    expect((await tablee('person', 'erase', email)).text).toContain('Nothing was changed')
    expect((await tablee('person', 'erase', email, '--confirm')).code).toBe(0)
    expect((await tablee('person', 'find', email)).code).toBe(1)
    await vi.waitFor(
      async () => expect(playersOf(await server.document(event.id)).map(({ name }) => name)).not.toContain('Camille'),
      { timeout: OPERATED_MS },
    )
    const zoe = await aPerson(server)
    const other = await anEvent(server, shop)
    await register(server, other, { playerName: 'Zoé', playerId: zoe.id, email: zoe.email }, sessionHeaders(zoe))
    expect(JSON.parse((await tablee('person', 'export', zoe.email)).text)).toMatchObject({
      account: { email: zoe.email },
      registrations: [{ playerName: 'Zoé' }],
    })
    expect((await tablee('person', 'erase', shop.email, '--confirm')).text).toContain('organizes events to come')
    expect((await tablee('person', 'erase', zoe.email, '--confirm')).code).toBe(0)
    expect((await zoe.browser.send('GET', '/account')).status).toBe(401)
    expect((await tablee('check')).code).toBe(0)
  })
})
