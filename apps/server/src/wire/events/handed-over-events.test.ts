import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const DAY_MS = 24 * 3_600_000

describe.each(DATABASE_KINDS)('events that change hands on %s', (kind) => {
  let mailbox: Mailbox
  let server: TestServer
  let now = Date.UTC(2030, 1, 10, 13)
  beforeAll(async () => {
    mailbox = await openMailbox()
    const world = { now: () => new Date(now) }
    server = await startServer({ kind, world, environment: { SMTP_URL: mailbox.smtpUrl } })
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  const call = (id: string, payload: object, person: Person | null) =>
    server.call(id, payload, person ? sessionHeaders(person) : {})
  const refusal = async (id: string, payload: object, person: Person | null) => {
    const { status, body } = await call(id, payload, person)
    return `${status} ${body.reason ?? ''}`.trim()
  }
  const aComingEvent = (shop: Person, name = 'Modern du samedi') =>
    anEvent(server, shop, { name, tournamentDate: '2030-03-02T13:00:00Z' })
  const offersOf = async (person: Person) => (await call('get-event-offers', {}, person)).body.data
  let registrants = 0
  async function registered(event: Played, playerName: string, more: object = {}) {
    registrants += 1
    const email = `inscrit${registrants}@exemple.fr`
    const { body } = await register(server, event, { playerName, playerId: secretOf(registrants), email, ...more })
    // The confirmation letter.
    await mailbox.next(email)
    return { email, key: body.data.registration.playerKey as string }
  }

  test('STAK-3 who is registered is told that an event is deleted, and that it is on again', async () => {
    const shop = await anOrganizer(server)
    const event = await aComingEvent(shop, 'Legacy du dimanche')
    const ana = await registered(event, 'Ana')
    const bob = await registered(event, 'Bob', { language: 'en' })
    const gone = await registered(event, 'Parti')
    await call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId: gone.key }, shop)
    // News of one's own registration goes to every address.
    expect((await mailbox.next(gone.email)).text).toContain('a annulé votre inscription')
    expect((await call('delete-tournament', { code: event.code }, shop)).status).toBe(200)
    expect(await mailbox.next(ana.email)).toMatchObject({
      text: expect.stringContaining('supprimé par l’organisation'),
    })
    const english = await mailbox.next(bob.email)
    expect(english.text).toContain('has deleted this tournament')
    expect(english.link.pathname).toBe('/')
    const before = mailbox.mails.length
    await call('delete-tournament', { code: event.code }, shop)
    expect((await call('restore-tournament', { code: event.code }, shop)).status).toBe(200)
    const again = await mailbox.next(ana.email)
    expect(again.text).toContain('l’organisation l’a rétabli')
    expect(again.link.pathname).toBe('/my-registration')
    expect((await mailbox.next(bob.email)).text).toContain('had been deleted')
    expect(mailbox.mails).toHaveLength(before + 2)
    expect(mailbox.mails.filter(({ to }) => to === gone.email)).toHaveLength(2)
  })

  test('AUTH-11 whoever plays is told when an event that has begun is called off', async () => {
    const shop = await anOrganizer(server)
    const event = await aComingEvent(shop, 'Pauper du lundi')
    const [ana, bob] = [await registered(event, 'Ana'), await registered(event, 'Bob')]
    await call('accept-registrations', { tournamentId: event.id }, shop)
    expect((await call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, shop)).status).toBe(
      200,
    )
    for (const { email } of [ana, bob]) expect((await mailbox.next(email)).text).toContain('vous avez une place')
    const { body } = await call('cancel-tournament', { tournamentId: event.id }, shop)
    expect(body.data.letters).toBe(2)
    for (const { email } of [ana, bob]) expect((await mailbox.next(email)).text).toContain('annulé')
  })

  test('AUTH-11 an organizer calls an event off: it is closed, shown so, and the registered are told', async () => {
    const shop = await anOrganizer(server)
    const event = await aComingEvent(shop)
    const ana = await registered(event, 'Ana')
    const bob = await registered(event, 'Bob', { language: 'en' })
    const gone = await registered(event, 'Parti')
    await call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId: gone.key }, shop)
    // News of one's own registration goes to every address.
    expect((await mailbox.next(gone.email)).text).toContain('a annulé votre inscription')
    await call('add-player-at-desk', { tournamentId: event.id, playerName: 'Sans adresse' }, shop)
    const { status, body } = await call('cancel-tournament', { tournamentId: event.id }, shop)
    expect([status, body.data]).toEqual([200, { tournamentId: event.id, letters: 2 }])
    const french = await mailbox.next(ana.email)
    expect(french.text).toContain('Modern du samedi')
    expect(french.text).toContain('samedi 2 mars 2030')
    expect(french.text).toContain('annulé')
    expect(french.link.pathname).toBe('/my-registration')
    const english = await mailbox.next(bob.email)
    expect(english.text).toMatch(/Saturday,? 2 March 2030/)
    expect(english.text).toContain('cancelled')
    expect(mailbox.mails.filter(({ to }) => to === gone.email)).toHaveLength(2)

    expect(await server.document(event.id)).toMatchObject({ isCancelled: true, isFinished: true, finalRanking: [] })
    const read = await server.send({ method: 'GET', url: `/v1/tournaments/${event.code}` })
    expect(read.json()).toMatchObject({ state: 'cancelled' })
    const { id: tournamentId } = event
    expect(await refusal('accept-registrations', { tournamentId }, shop)).toBe('409 tournament_cancelled')
    expect(await refusal('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, shop)).toBe(
      '409 tournament_cancelled',
    )
    expect(await refusal('publish-decklists', { tournamentId, arePublic: true }, shop)).toBe('409 tournament_cancelled')
    const late = await register(server, event, { playerName: 'Tardif', playerId: 'secret-of-a-late-player-0123' })
    expect(late.body.reason).toBe('tournament_cancelled')
    const lastEvents = await call('get-last-advanced-event', {}, null)
    expect(lastEvents.body.data.map(({ id }: { id: string }) => id)).not.toContain(event.id)

    const again = await call('cancel-tournament', { tournamentId }, shop)
    expect(again.body.data).toEqual({ tournamentId, letters: 0 })
    await server.restart()
    expect(await server.document(event.id)).toMatchObject({ isCancelled: true })
  })

  test('AUTH-11 nobody but the organizer calls an event off, nor a quick tournament', async () => {
    const shop = await anOrganizer(server)
    const { id: tournamentId } = await aComingEvent(shop)
    expect(await refusal('cancel-tournament', { tournamentId }, null)).toBe('401 account_required')
    expect(await refusal('cancel-tournament', { tournamentId }, await anOrganizer(server))).toBe('403 not_organizer')
    expect(await refusal('cancel-tournament', { tournamentId: 'f'.repeat(20) }, shop)).toBe('404 tournament_not_found')
    expect((await server.document(tournamentId)).isCancelled).toBe(false)
  })

  test('AUTH-11 an event is offered and taken over: the registered are told, and only then are they seen', async () => {
    const shop = await anOrganizer(server, 'Ancienne boutique')
    const rival = await anOrganizer(server, 'Nouvelle boutique')
    const event = await aComingEvent(shop)
    const ana = await registered(event, 'Ana')
    const { id: tournamentId, code } = event
    const offered = await call('offer-event', { tournamentId, email: ` ${rival.email.toUpperCase()} ` }, shop)
    expect(offered.status).toBe(200)
    const letter = await mailbox.next(rival.email)
    expect(letter.text).toContain('Ancienne boutique')
    expect(letter.link.pathname).toBe('/organized-tournaments')

    expect((await offersOf(shop)).coming).toEqual([
      expect.objectContaining({ tournamentId, code, registered: 1, offer: expect.objectContaining({ state: 'open' }) }),
    ])
    const { received } = await offersOf(rival)
    expect(received).toEqual([expect.objectContaining({ tournamentId, code, from: 'Ancienne boutique' })])
    expect(JSON.stringify(received)).not.toMatch(/Ana|inscrit/)
    const registrationsFor = async (person: Person) =>
      JSON.stringify((await call('get-advanced-registrations', { tournamentId }, person)).body.data)
    expect(await registrationsFor(rival)).not.toContain(ana.email)

    expect((await call('accept-event-offer', { tournamentId }, rival)).status).toBe(200)
    expect((await server.document(tournamentId)).organizerId).toBe(rival.id)
    expect(await registrationsFor(rival)).toContain(ana.email)
    expect(await registrationsFor(shop)).not.toContain(ana.email)
    const told = await mailbox.next(ana.email)
    expect(told.text).toContain('Nouvelle boutique')
    expect((await mailbox.next(shop.email)).text).toContain('Nouvelle boutique')
    expect(await refusal('accept-registrations', { tournamentId }, shop)).toBe('403 not_organizer')
    expect(await refusal('accept-registrations', { tournamentId }, rival)).toBe('200')
    expect(await offersOf(shop)).toEqual({ coming: [], received: [] })
    expect(await refusal('accept-event-offer', { tournamentId }, rival)).toBe('404 offer_not_found')
  })

  test('AUTH-11 the answer to an offer says nothing about an address, and nobody else can accept it', async () => {
    const shop = await anOrganizer(server)
    const named = await anOrganizer(server)
    const [player, stranger] = [await aPerson(server), await anOrganizer(server)]
    const { id: tournamentId } = await aComingEvent(shop)
    const answers = []
    for (const email of ['personne-du-tout@exemple.fr', player.email, named.email]) {
      const { status, body } = await call('offer-event', { tournamentId, email }, shop)
      answers.push({ status, ...body, offer: { ...(await offersOf(shop)).coming[0].offer, email: '' } })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await offersOf(player)).received).toEqual([])
    for (const id of ['accept-event-offer', 'decline-event-offer']) {
      expect(await refusal(id, { tournamentId }, null)).toBe('401 account_required')
      for (const person of [stranger, player, shop])
        expect(await refusal(id, { tournamentId }, person)).toBe('404 offer_not_found')
    }
    expect(await refusal('withdraw-event-offer', { tournamentId }, named)).toBe('404 offer_not_found')
    expect((await server.document(tournamentId)).organizerId).toBe(shop.id)
    expect(await refusal('offer-event', { tournamentId, email: named.email }, stranger)).toBe('403 not_organizer')
    expect(await refusal('offer-event', { tournamentId, email: named.email }, null)).toBe('401 account_required')
    expect(await refusal('offer-event', { tournamentId, email: shop.email }, shop)).toBe('400 offer_to_oneself')
    expect((await call('offer-event', { tournamentId, email: 'pas une adresse' }, shop)).status).toBe(400)
  })

  test('AUTH-11 an offer is declined, withdrawn, replaced or runs out', async () => {
    const shop = await anOrganizer(server)
    const rival = await anOrganizer(server, 'Rivale')
    const { id: tournamentId } = await aComingEvent(shop)
    const stateOf = async () => (await offersOf(shop)).coming[0].offer?.state ?? null
    const offer = () => call('offer-event', { tournamentId, email: rival.email }, shop)
    await offer()
    expect((await call('decline-event-offer', { tournamentId }, rival)).status).toBe(200)
    expect(await stateOf()).toBe('declined')
    await mailbox.next(rival.email)
    expect((await mailbox.next(shop.email)).text).toContain('Rivale')
    expect(await refusal('accept-event-offer', { tournamentId }, rival)).toBe('404 offer_not_found')
    await offer()
    expect(await stateOf()).toBe('open')
    expect((await call('withdraw-event-offer', { tournamentId }, shop)).status).toBe(200)
    expect([await stateOf(), (await offersOf(rival)).received]).toEqual([null, []])
    await offer()
    now += 14 * DAY_MS
    expect([await stateOf(), (await offersOf(rival)).received]).toEqual(['expired', []])
    expect(await refusal('accept-event-offer', { tournamentId }, rival)).toBe('404 offer_not_found')
    now -= 14 * DAY_MS
  })

  test('AUTH-11 an account offers so often a day and no more', async () => {
    const shop = await anOrganizer(server)
    const { id: tournamentId } = await aComingEvent(shop)
    const offer = () => refusal('offer-event', { tournamentId, email: 'quelquun@exemple.fr' }, shop)
    for (let count = 0; count < 20; count++) expect(await offer()).toBe('200')
    expect(await offer()).toBe('429 too_many_offers')
    now += DAY_MS
    expect(await offer()).toBe('200')
    now -= DAY_MS
  })

  test('AUTH-11 an account is deleted once its coming events are decided, and what people gave it goes too', async () => {
    const shop = await anOrganizer(server)
    const rival = await anOrganizer(server)
    const first = await aComingEvent(shop, 'À transmettre')
    const second = await anEvent(server, shop, { name: 'À annuler', tournamentDate: '2030-03-09T13:00:00Z' })
    await anEvent(server, shop, { name: 'Passé', tournamentDate: '2030-01-05T13:00:00Z' })
    const ana = await registered(second, 'Ana', { phone: '06 ANA' })
    const remove = () => call('delete-account', { password: PASSWORD }, shop)
    const undecided = await remove()
    expect([undecided.status, undecided.body.reason]).toEqual([409, 'events_undecided'])
    expect(undecided.body.message).toContain('À transmettre, À annuler')
    expect(undecided.body.message).not.toContain('Passé')
    expect(await refusal('delete-account', { password: 'Faux 12345 mot' }, shop)).toBe('401 password_wrong')

    await call('offer-event', { tournamentId: first.id, email: rival.email }, shop)
    await call('cancel-tournament', { tournamentId: second.id }, shop)
    expect((await remove()).body.message).toMatch(/À transmettre$/)
    const exported = await call('export-account', {}, shop)
    expect(exported.body.data.eventOffers).toMatchObject([{ tournamentId: first.id, offeredTo: rival.email }])
    await call('accept-event-offer', { tournamentId: first.id }, rival)
    expect((await remove()).status).toBe(200)

    expect((await mailbox.next(ana.email)).text).toContain('À annuler')
    const rows = await server.server.database.read((db) =>
      db.selectFrom('registrations').selectAll().where('tournament_id', '=', second.id).execute(),
    )
    expect(JSON.stringify(rows)).not.toMatch(/06 ANA|exemple\.fr|Camille/)
    expect((await server.document(first.id)).organizerId).toBe(rival.id)
    expect(await server.document(second.id)).toMatchObject({ isCancelled: true })
  })

  test('AUTH-11 an offer goes with the account that was offered the event', async () => {
    const shop = await anOrganizer(server)
    const rival = await anOrganizer(server)
    const { id: tournamentId } = await aComingEvent(shop)
    await call('offer-event', { tournamentId, email: rival.email }, shop)
    expect((await call('delete-account', { password: PASSWORD }, rival)).status).toBe(200)
    expect((await offersOf(shop)).coming[0].offer).toBeNull()
  })
})
