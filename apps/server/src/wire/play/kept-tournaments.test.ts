import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { hashSecret } from '../../features/tournaments/secret.ts'
import { type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, openBrowser, PASSWORD, type Person, signIn } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

const secretOf = (device: string) => `device-secret-of-${device}-0123456789`
const publicIdOf = (device: string) => hashSecret(secretOf(device)).slice(0, 32)

describe.each(DATABASE_KINDS)('quick tournaments that an account keeps, on %s', (kind) => {
  let server: TestServer
  let ana: Person
  let zoe: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    ana = await aPerson(server, 'Ana')
    zoe = await aPerson(server, 'Zoé')
  })
  afterAll(() => server.close())

  type Headers = Record<string, string>
  const call = (name: string, payload: object, who: Person | null | Headers = null) =>
    server.call(name, payload, who === null ? {} : 'browser' in who ? sessionHeaders(who as Person) : (who as Headers))

  async function created(device: string, who: Person | null): Promise<Played> {
    const wish = { name: `Table de ${device}`, playerCount: 8, organizerId: secretOf(device) }
    const { status, body } = await call('create-quick-tournament', wish, who)
    expect(status).toBe(200)
    return { id: body.tournament.id, code: body.tournament.code }
  }
  const keep = ({ code }: Played, device: string, who: Person | null) =>
    call('keep-in-account', { code, organizerId: secretOf(device) }, who)
  const adds = ({ code }: Played, playerName: string, ...[who = null, organizerId]: [(Person | null)?, string?]) =>
    call('add-anonymous-player', { code, playerName, ...(organizerId ? { organizerId } : {}) }, who)
  const kept = async (who: Person) =>
    ((await call('get-kept-tournaments', {}, who)).body.data as { id: string }[]).map(({ id }) => id)

  test('FIND-4 what is created while signed in is run from every device of the account, and from the device itself', async () => {
    const played = await created('phone', ana)
    expect((await server.document(played.id)).organizerId).toBe(publicIdOf('phone'))
    const laptop = openBrowser(server)
    await signIn(laptop, ana.email)
    const onLaptop = { cookie: laptop.cookie() }
    expect((await call('get-kept-tournaments', {}, onLaptop)).body.data).toEqual([
      { id: played.id, organizerId: publicIdOf('phone'), isFinished: false },
    ])
    expect((await call('add-anonymous-player', { code: played.code, playerName: 'Un' }, onLaptop)).status).toBe(200)
    const named = { code: played.code, playerName: 'Deux', organizerId: ana.id }
    expect((await call('add-anonymous-player', named, onLaptop)).status).toBe(200)
    expect((await adds(played, 'Trois', null, secretOf('phone'))).status).toBe(200)
    expect((await call('get-own-role', { code: played.code }, onLaptop)).body.data).toMatchObject({
      ...{ standing: 'in_force', role: 'organizer' },
    })
    expect((await call('get-own-evening', {}, onLaptop)).body.data.organizing).toMatchObject([{ id: played.id }])
  })

  test('FIND-4 nobody else may, and nothing public names the account', async () => {
    const played = await created('alone', ana)
    for (const who of [null, zoe]) {
      for (const organizerId of [undefined, ana.id, publicIdOf('alone')]) {
        const answer = await adds(played, 'Voleur', who, organizerId)
        expect([400, 403]).toContain(answer.status)
      }
    }
    expect(await kept(zoe)).not.toContain(played.id)
    expect((await call('get-kept-tournaments', {})).body.reason).toBe('account_required')
    const journal = await call('get-journal', { code: played.code })
    expect(JSON.stringify([await server.document(played.id), journal.body])).not.toContain(ana.id)
  })

  test('FIND-4 what a device made before signing in is taken along by its secret alone, once, and by one account', async () => {
    const played = await created('before', null)
    expect((await adds(played, 'Trop tôt', ana)).status).toBe(403)
    expect((await keep(played, 'before', null)).body.reason).toBe('account_required')
    expect((await keep(played, 'another', ana)).body.reason).toBe('not_organizer')
    expect((await keep(played, 'before', ana)).body.data).toEqual({ tournamentId: played.id })
    expect((await keep(played, 'before', ana)).status).toBe(200)
    expect((await keep(played, 'before', zoe)).body.reason).toBe('kept_in_other_account')
    expect((await adds(played, 'Un', ana)).status).toBe(200)
    expect((await adds(played, 'Deux', zoe)).status).toBe(403)
    expect(await kept(ana)).toContain(played.id)
    const shop = await anOrganizer(server, `Boutique ${kind}`)
    const event = await anEvent(server, shop)
    const asEvent = await call('keep-in-account', { code: event.code, organizerId: shop.id }, shop)
    expect(asEvent.body.reason).toBe('wrong_tournament_type')
  })

  test('FIND-4 whoever hands the tournament over by a link acts no more, by the account either', async () => {
    const played = await created('given', ana)
    const handOver = async (device: string, who: Person | null, from: Person) => {
      const link = await call('create-device-link', { code: played.code }, from)
      const { oneTimeCode } = link.body.data
      const redeemed = { code: played.code, oneTimeCode, secret: secretOf(device) }
      expect((await call('redeem-device-link', redeemed, who)).status).toBe(200)
    }
    await handOver('zoes', zoe, ana)
    expect((await adds(played, 'Ana encore', ana)).status).toBe(403)
    expect((await adds(played, 'Appareil', null, secretOf('given'))).status).toBe(403)
    expect((await keep(played, 'given', ana)).body.reason).toBe('not_organizer')
    expect(await kept(ana)).not.toContain(played.id)
    expect((await adds(played, 'Zoé', zoe)).status).toBe(200)
    await handOver('nobodys', null, zoe)
    expect((await adds(played, 'Zoé encore', zoe)).status).toBe(403)
    expect(await kept(zoe)).not.toContain(played.id)
    expect((await adds(played, 'Personne', null, secretOf('nobodys'))).status).toBe(200)
  })

  test('FIND-4 what begins again, what is deleted and what comes back stay in the account', async () => {
    const played = await created('again', ana)
    await call('cancel-quick-tournament', { code: played.code }, ana)
    const next = await call('restart-quick-tournament', { code: played.code, keepPlayers: false }, ana)
    const { id, code } = next.body.tournament
    expect(await kept(ana)).toEqual(expect.arrayContaining([id, played.id]))
    expect((await call('delete-tournament', { code }, ana)).status).toBe(200)
    expect(await kept(ana)).not.toContain(id)
    expect((await call('get-deleted-tournaments', {}, ana)).body.data).toMatchObject([{ id }])
    expect((await call('get-deleted-tournaments', {}, zoe)).body.data).toEqual([])
    expect((await call('restore-tournament', { code }, zoe)).status).toBe(403)
    expect((await call('restore-tournament', { code }, ana)).status).toBe(200)
    expect(await kept(ana)).toContain(id)
  })

  test('FIND-4 AUTH-11 the account leaves, and the device goes on; until then the export names it', async () => {
    const leaver = await aPerson(server, 'Partante')
    const played = await created('leaver', leaver)
    const hidden = await created('hidden', leaver)
    await call('delete-tournament', { code: hidden.code }, leaver)
    const { tournaments } = (await call('export-account', {}, leaver)).body.data
    expect(tournaments.organized.map(({ code }: Played) => code).sort()).toEqual([played.code, hidden.code].sort())
    const headers = sessionHeaders(leaver)
    expect((await call('delete-account', { password: PASSWORD }, leaver)).status).toBe(200)
    const rows = await server.server.database.read((db) =>
      db.selectFrom('capabilities').selectAll().where('hash', 'like', `%${leaver.id}%`).execute(),
    )
    expect(rows).toEqual([])
    expect((await call('add-anonymous-player', { code: played.code, playerName: 'Fantôme' }, headers)).status).toBe(403)
    expect((await adds(played, 'Toujours', null, secretOf('leaver'))).status).toBe(200)
    expect((await keep(played, 'leaver', zoe)).status).toBe(200)
    const restored = { code: hidden.code, organizerId: secretOf('hidden') }
    expect((await call('restore-tournament', restored)).status).toBe(200)
  })
})
