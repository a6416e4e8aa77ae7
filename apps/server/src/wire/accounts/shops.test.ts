import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const SHOP = {
  ...{ name: 'Le Repaire', location: '69003 Lyon', email: 'bonjour@lerepaire.fr', phone: '04 78 00 00 00' },
  ...{
    site: 'lerepaire.fr',
    discord: 'discord.gg/repaire',
    instagram: '@LeRepaire',
    words: 'Mardi à samedi\n14 h à 22 h',
  },
  ...{ takesReplies: true, takesMessages: true },
}

describe.each(DATABASE_KINDS)('shops on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const call = (id: string, payload: object, person: Person | null = null) =>
    server.call(id, payload, person ? sessionHeaders(person) : {})
  const refusal = async (id: string, payload: object, person: Person | null = null) => {
    const { status, body } = await call(id, payload, person)
    return `${status} ${body.reason ?? ''}`.trim()
  }
  let shops = 0
  async function aShop(changes: object = {}) {
    shops += 1
    const organizer = await anOrganizer(server, `Camille ${shops}`)
    const { status, body } = await call(
      'keep-shop',
      { ...SHOP, name: `Le Repaire ${kind} ${shops}`, ...changes },
      organizer,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return { organizer, shop: body.data.shop }
  }
  async function joined(
    organizer: Person,
    person: Person,
    ...[role = 'co-organizer', isHandOver = false]: [string?, boolean?]
  ) {
    const invited = await call('invite-to-shop', { role, isHandOver, email: null }, organizer)
    const code = invited.body.data.oneTimeCode as string
    const { id } = (await call('get-shop-invitation', { code })).body.data
    return call('answer-shop-invitation', { invitationId: id, code, isAccepted: true }, person)
  }
  const roleAt = async (code: string, person: Person) =>
    (await call('get-own-role', { code, organizerId: person.id }, person)).body.data.role
  const eventOf = async (id: string) => server.document(id)

  test('SHOP-10 an organizer’s account opens a shop, which is kept as it was understood and takes its events along', async () => {
    const ana = await anOrganizer(server, 'Ana')
    const before = await anEvent(server, ana)
    const { status, body } = await call('keep-shop', { ...SHOP, name: `Le Repaire de ${kind}` }, ana)
    expect(status).toBe(200)
    expect(body.data.shop).toMatchObject({
      ...{ name: `Le Repaire de ${kind}`, slug: `le-repaire-de-${kind}`, location: '69003 Lyon', role: 'organizer' },
      ...{ site: 'https://lerepaire.fr', discord: 'https://discord.gg/repaire', instagram: 'lerepaire' },
      ...{ email: 'bonjour@lerepaire.fr', words: 'Mardi à samedi\n14 h à 22 h', logo: null },
      members: [{ accountId: ana.id, name: 'Ana', role: 'organizer', isMe: true }],
    })
    const after = await anEvent(server, ana)
    const page = await call('get-shop', { slug: `Le-Repaire-de-${kind}` })
    expect(page.body.data.events.map(({ code }: { code: string }) => code).toSorted()).toEqual(
      [before.code, after.code].toSorted(),
    )
    expect(JSON.stringify(page.body)).not.toContain(ana.id)
    expect((await call('get-event-shop', { tournamentId: before.id })).body.data).toEqual({
      shop: { slug: `le-repaire-de-${kind}`, name: `Le Repaire de ${kind}`, logo: null },
      ...{ takesMessages: true, answersTo: null, role: null },
    })
  })

  test('SHOP-10 who may not announce opens none, and each field is refused by its own sentence', async () => {
    expect(await refusal('keep-shop', SHOP)).toBe('401 account_required')
    expect(await refusal('keep-shop', SHOP, await aPerson(server, 'Zoé'))).toBe('403 organizer_account_required')
    const ana = await anOrganizer(server, 'Ana')
    for (const [wrong, reason] of [
      [{ name: '  ' }, 'shop_name_required'],
      [{ name: 'a'.repeat(81) }, 'shop_name_too_long'],
      [{ words: 'a'.repeat(601) }, 'shop_words_too_long'],
      [{ email: 'personne' }, 'email_invalid'],
      [{ phone: 'x' }, 'shop_phone_invalid'],
      [{ site: 'javascript:alert(1)' }, 'shop_site_invalid'],
      [{ discord: 'https://evil.fr' }, 'shop_discord_invalid'],
      [{ instagram: 'a b' }, 'shop_instagram_invalid'],
      [{ location: 'a'.repeat(500) }, 'location_too_long'],
    ] as const)
      expect(await refusal('keep-shop', { ...SHOP, ...wrong }, ana)).toBe(`400 ${reason}`)
    expect((await call('get-own-shop', {}, ana)).body.data).toEqual({ shop: null, received: [] })
  })

  test('MINR-27 the register of processing has what the server and the shop really do, for who holds the shop alone', async () => {
    expect(await refusal('get-processing-register', {})).toBe('401 account_required')
    expect(await refusal('get-processing-register', {}, await aPerson(server, 'Zoé'))).toBe('404 shop_not_found')
    const { organizer } = await aShop({ name: `Registre ${kind}` })
    const asked = async () => (await call('get-processing-register', {}, organizer)).body.data
    const before = await asked()
    expect(before).toMatchObject({
      ...{ shop: { name: `Registre ${kind}` }, isPushed: expect.any(Boolean), deckSite: expect.any(String) },
      ...{ isOverwritten: kind === 'sqlite', hooks: 0, tokens: 0, ratings: 0, youthEvents: 0 },
    })
    await call('add-shop-token', { name: 'Écran', kind: 'read' }, organizer)
    await anEvent(server, organizer, { isYouth: true })
    expect(await asked()).toEqual({ ...before, tokens: 1, youthEvents: 1 })
  })

  test('SHOP-10 names in addresses are nobody’s twice, and go on leading to a shop that was renamed', async () => {
    const name = `La Tanière ${kind}`
    const [one, other] = [await aShop({ name }), await aShop({ name })]
    expect([one.shop.slug, other.shop.slug]).toEqual([`la-taniere-${kind}`, `la-taniere-${kind}-2`])
    const renamed = await call('keep-shop', { ...SHOP, name: `Le Terrier ${kind}` }, one.organizer)
    expect(renamed.body.data.shop.slug).toBe(`le-terrier-${kind}`)
    expect((await call('get-shop', { slug: one.shop.slug })).body.data).toMatchObject({
      slug: `le-terrier-${kind}`,
      name: `Le Terrier ${kind}`,
    })
    // Its former name still belongs to it.
    expect((await aShop({ name })).shop.slug).toBe(`la-taniere-${kind}-3`)
    const back = await call('keep-shop', { ...SHOP, name: `${name} !` }, one.organizer)
    expect(back.body.data.shop.slug).toBe(`la-taniere-${kind}`)
    expect(await refusal('get-shop', { slug: 'nulle-part' })).toBe('404 shop_not_found')
  })

  test('SHOP-11 whoever holds a shop runs each of its events in their role, from the moment they accept until they leave', async () => {
    const { organizer } = await aShop()
    const event = await anEvent(server, organizer)
    await register(server, event, { playerName: 'Inès', playerId: 'a-secret-of-somebody-0123' })
    const [bea, zoe] = [await anOrganizer(server, 'Béa'), await aPerson(server, 'Zoé')]
    expect(await roleAt(event.code, bea)).toBeNull()
    expect((await joined(organizer, bea, 'organizer')).status).toBe(200)
    expect((await joined(organizer, zoe)).status).toBe(200)
    expect([await roleAt(event.code, bea), await roleAt(event.code, zoe)]).toEqual(['organizer', 'co-organizer'])
    const seen = async (person: Person) =>
      JSON.stringify((await call('get-advanced-registrations', { tournamentId: event.id }, person)).body)
    expect(await seen(bea)).toContain('camille@exemple.fr')
    expect(await seen(zoe)).not.toContain('camille@exemple.fr')
    expect((await call('accept-registrations', { tournamentId: event.id }, zoe)).status).toBe(200)
    expect(await refusal('cancel-tournament', { tournamentId: event.id }, zoe)).toBe('403 not_organizer')
    expect((await call('get-staff', { code: event.code }, bea)).body.data.staff).toEqual([])
    // The first member also runs events another member announced.
    const byBea = await anEvent(server, bea)
    expect([await roleAt(byBea.code, organizer), await roleAt(byBea.code, zoe)]).toEqual(['organizer', 'co-organizer'])
    // A new role counts at once.
    const changed = await call('change-shop-member', { accountId: bea.id, role: 'co-organizer' }, organizer)
    expect(changed.status).toBe(200)
    expect(await seen(bea)).not.toContain('camille@exemple.fr')
    expect((await call('leave-shop', {}, zoe)).body.data.shop).toBeNull()
    expect([await roleAt(event.code, zoe), await roleAt(byBea.code, zoe)]).toEqual([null, null])
  })

  test('SHOP-11 what somebody organized for a shop stays with it when they are taken out or leave', async () => {
    const { organizer } = await aShop()
    const [bea, cleo] = [await anOrganizer(server, 'Béa'), await anOrganizer(server, 'Cléo')]
    await joined(organizer, bea, 'organizer')
    await joined(organizer, cleo, 'co-organizer')
    const [byBea, byCleo] = [await anEvent(server, bea), await anEvent(server, cleo)]
    expect((await call('change-shop-member', { accountId: cleo.id, role: null }, bea)).status).toBe(200)
    expect((await eventOf(byCleo.id)).organizerId).toBe(bea.id)
    expect(await roleAt(byCleo.code, cleo)).toBeNull()
    expect((await call('leave-shop', {}, bea)).status).toBe(200)
    expect((await eventOf(byBea.id)).organizerId).toBe(organizer.id)
    expect((await eventOf(byCleo.id)).organizerId).toBe(organizer.id)
    expect(await roleAt(byBea.code, bea)).toBeNull()
    expect(await refusal('leave-shop', {}, organizer)).toBe('409 shop_needs_organizer')
  })

  test('SHOP-11 a shop is handed over with its events to come, and closing it leaves them to their organizers', async () => {
    const { organizer, shop } = await aShop()
    const event = await anEvent(server, organizer)
    const heir = await anOrganizer(server, 'Héritière')
    expect((await joined(organizer, heir, 'organizer', true)).body.data.shop).toMatchObject({
      id: shop.id,
      members: [{ accountId: heir.id, role: 'organizer' }],
      invitations: [],
    })
    expect((await eventOf(event.id)).organizerId).toBe(heir.id)
    expect((await call('get-own-shop', {}, organizer)).body.data.shop).toBeNull()
    expect(await roleAt(event.code, organizer)).toBeNull()
    expect((await call('close-shop', {}, heir)).body.data.shop).toBeNull()
    expect(await refusal('get-shop', { slug: shop.slug })).toBe('404 shop_not_found')
    expect((await call('get-event-shop', { tournamentId: event.id })).body.data.shop).toBeNull()
    expect(await roleAt(event.code, heir)).toBe('organizer')
    // Reopened, the shop takes them along.
    const again = await call('keep-shop', { ...SHOP, name: `Rouvert ${kind}` }, heir)
    expect((await call('get-shop', { slug: again.body.data.shop.slug })).body.data.events).toHaveLength(1)
  })

  test('SHOP-11 an invitation is for whoever has its link or the address that it names, once, and for no other shop’s people', async () => {
    const { organizer } = await aShop()
    const invite = (wish: object, by = organizer) =>
      call('invite-to-shop', { role: 'co-organizer', isHandOver: false, email: null, ...wish }, by)
    const [bea, zoe] = [await aPerson(server, 'Béa'), await aPerson(server, 'Zoé')]
    const byLink = (await invite({})).body.data
    const [{ id }] = byLink.shop.invitations
    expect(byLink.shop.invitations[0]).toMatchObject({ role: 'co-organizer', email: null })
    for (const code of [undefined, 'faux', `${byLink.oneTimeCode}x`])
      expect(await refusal('answer-shop-invitation', { invitationId: id, code, isAccepted: true }, bea)).toBe(
        '404 shop_invitation_not_found',
      )
    const answer = { invitationId: id, code: byLink.oneTimeCode, isAccepted: true }
    expect((await call('answer-shop-invitation', answer, bea)).status).toBe(200)
    expect(await refusal('answer-shop-invitation', answer, zoe)).toBe('404 shop_invitation_not_found')
    expect(await refusal('invite-to-shop', { role: 'co-organizer', isHandOver: false, email: null }, bea)).toBe(
      '403 shop_role_needed',
    )
    // An unconfirmed address proves nothing.
    await invite({ email: zoe.email })
    expect((await call('get-own-shop', {}, zoe)).body.data.received).toEqual([])
    expect(
      await refusal('invite-to-shop', { role: 'organizer', isHandOver: false, email: organizer.email }, organizer),
    ).toBe('400 offer_to_oneself')
    const other = await aShop()
    const link = (await invite({}, other.organizer)).body.data
    const taken = { invitationId: link.shop.invitations[0].id, code: link.oneTimeCode, isAccepted: true }
    expect(await refusal('answer-shop-invitation', taken, bea)).toBe('409 shop_already_held')
    const asOrganizer = (await invite({ role: 'organizer' }, other.organizer)).body.data
    const wanted = {
      invitationId: asOrganizer.shop.invitations.at(-1).id,
      code: asOrganizer.oneTimeCode,
      isAccepted: true,
    }
    expect(await refusal('answer-shop-invitation', wanted, zoe)).toBe('403 organizer_account_required')
    const withdrawn = await call(
      'withdraw-shop-invitation',
      { invitationId: link.shop.invitations[0].id },
      other.organizer,
    )
    expect(withdrawn.status).toBe(200)
    expect(await refusal('get-shop-invitation', { code: link.oneTimeCode })).toBe('404 shop_invitation_not_found')
  })

  test('SHOP-11 too many invitations are refused, and nothing is sent', async () => {
    const { organizer } = await aShop()
    const invite = () => refusal('invite-to-shop', { role: 'co-organizer', isHandOver: false, email: null }, organizer)
    const answers = []
    for (let number = 0; number < 21; number += 1) answers.push(await invite())
    expect(answers.at(-2)).toBe('200')
    expect(answers.at(-1)).toBe('429 too_many_shop_invitations')
  })

  test('SHOP-11 an event that is handed over to another shop’s organizer goes on in that shop', async () => {
    const [one, other] = [await aShop(), await aShop()]
    const event = await anEvent(server, one.organizer)
    await call('offer-event', { tournamentId: event.id, email: other.organizer.email }, one.organizer)
    expect((await call('accept-event-offer', { tournamentId: event.id }, other.organizer)).status).toBe(200)
    const { shop } = (await call('get-event-shop', { tournamentId: event.id })).body.data
    expect(shop.slug).toBe(other.shop.slug)
    expect(await roleAt(event.code, one.organizer)).toBeNull()
  })

  test('SHOP-10 shops are found by words of their name and of their town', async () => {
    await aShop({ name: `Aux Dés Pipés ${kind}`, location: 'Villeurbanne' })
    const found = async (text: string) =>
      (await call('find-shops', { text })).body.data.shops.map(({ name }: { name: string }) => name)
    for (const text of [`des pipes ${kind}`, `Pipés vill`, `69100 pipés`, 'aux dés pi'])
      expect(await found(text), text).toContain(`Aux Dés Pipés ${kind}`)
    expect(await found('pipés marseille')).toEqual([])
    expect(await found('%_%')).toEqual([])
    expect((await found('lyon')).length).toBeLessThanOrEqual(3)
  })

  test('SHOP-13 a shop goes with the account of its last organizer, is exported, and goes on with others', async () => {
    const { organizer, shop } = await aShop()
    const bea = await anOrganizer(server, 'Béa')
    await joined(organizer, bea, 'organizer')
    const own = (await call('export-account', {}, bea)).body.data
    expect(own.shop).toMatchObject({ role: 'organizer', slug: shop.slug, phone: '04 78 00 00 00' })
    expect((await call('delete-account', { password: PASSWORD }, bea)).status).toBe(200)
    expect((await call('get-own-shop', {}, organizer)).body.data.shop.members).toHaveLength(1)
    const zoe = await aPerson(server, 'Zoé')
    await joined(organizer, zoe)
    // No shop is left without an organizer.
    expect(await refusal('delete-account', { password: PASSWORD }, organizer)).toBe('409 shop_needs_organizer')
    await call('leave-shop', {}, zoe)
    expect((await call('delete-account', { password: PASSWORD }, organizer)).status).toBe(200)
    expect(await refusal('get-shop', { slug: shop.slug })).toBe('404 shop_not_found')
  })
})
