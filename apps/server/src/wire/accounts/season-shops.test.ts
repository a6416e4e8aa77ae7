import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { gatherRegulars } from '../../features/shops/commands/gather-regulars.ts'
import { describeSeason } from '../../features/shops/season-pages.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { shopActs } from '../../testing/shop-acts.ts'

const RULES = RULES_OF_PRESET.places

describe.each(DATABASE_KINDS)('seasons of several shops on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const { call, done, aShop, anEvening, aFinished, finish } = shopActs(() => server)
  const slugOf = async (organizer: Person): Promise<string> => (await done('get-own-shop', {}, organizer)).shop.slug
  const pageOf = async (slug: string, person: Person | null = null) => done('get-season', { slug }, person)
  const rowsOf = async (slug: string): Promise<readonly string[]> =>
    (await pageOf(slug)).rows.map(({ name, total }: { name: string; total: number }) => `${name} ${total}`)
  const put = (organizer: Person, seasonId: string, { id: tournamentId }: { readonly id: string }) =>
    done('put-into-season', { seasonId, tournamentId }, organizer)
  const own = (organizer: Person, seasonId: string) => done('get-own-season', { seasonId }, organizer)
  const reasonOf = async (id: string, payload: object, person: Person | null) =>
    (await call(id, payload, person)).body.reason

  /** With a guest that accepted. */
  async function aShared(changes: object = {}) {
    const [owner, guest] = [await aShop(), await aShop()]
    const wish = { seasonId: null, name: 'Ligue de la vallée', rules: RULES, isPublic: true, ...changes }
    const season = (await done('keep-season', wish, owner)).season as { id: string; slug: string }
    const guestSlug = await slugOf(guest)
    await done('invite-season-shop', { seasonId: season.id, slug: guestSlug }, owner)
    await done('answer-season-invitation', { seasonId: season.id, isAccepted: true }, guest)
    return { owner, guest, season, guestSlug, seasonId: season.id }
  }

  test('YEAR-48 YEAR-61 a shop is invited by its page, accepts, and its events count like those of who invited it', async () => {
    const [owner, guest] = [await aShop(), await aShop()]
    const wish = { seasonId: null, name: 'Ligue', rules: RULES, isPublic: false }
    const { id: seasonId, slug } = (await done('keep-season', wish, owner)).season
    const invite = { seasonId, slug: await slugOf(guest) }
    expect(await done('invite-season-shop', invite, owner)).toMatchObject({
      isOwner: true,
      shops: [{ state: 'owner' }, { slug: invite.slug, state: 'invited' }],
    })
    expect(await reasonOf('get-season', { slug }, guest)).toBe('season_not_found')
    expect((await done('list-own-seasons', {}, guest)).invitations).toMatchObject([
      { id: seasonId, name: 'Ligue', slug: null, shopsCount: 1, hasLeft: false },
    ])
    const accepted = await done('answer-season-invitation', { seasonId, isAccepted: true }, guest)
    expect(accepted).toMatchObject({
      invitations: [],
      seasons: [{ id: seasonId, runBy: { slug: await slugOf(owner) } }],
    })
    await put(owner, seasonId, await aFinished(owner, ['Ana', 'Bob']))
    const event = await anEvening(guest, ['Chloé', 'Dan'])
    expect((await own(guest, seasonId)).candidates).toMatchObject([{ tournamentId: event.id, isIn: false }])
    const { season } = await put(guest, seasonId, event)
    expect(season).toMatchObject({ mayManage: false, mayPut: true })
    await done('keep-season', { ...wish, seasonId, isPublic: true }, owner)
    const before = await rowsOf(slug)
    expect(before).toHaveLength(2)
    await finish(guest, event)
    const after = await rowsOf(slug)
    expect(after).toEqual(expect.arrayContaining([...before]))
    expect(after).toHaveLength(4)
    const page = await pageOf(slug)
    expect(page.season.shops.map((shop: { slug: string }) => shop.slug)).toEqual([await slugOf(owner), invite.slug])
    expect(page.events.map(({ shop }: { shop: string }) => shop)).toEqual(
      page.season.shops.map((shop: { slug: string }) => shop.slug),
    )
    const { body } = await server.send({ method: 'GET', url: `/v1/seasons/${slug}/table.csv?lang=fr`, headers: {} })
    const [head, ...lines] = body
      .trim()
      .split('\r\n')
      .map((line: string) => line.split(';'))
    expect(head?.[3]).toBe('Boutique')
    const [owners, theirs] = page.season.shops.map(({ name }: { name: string }) => name)
    expect(new Map(lines.map(([, name, , shop]: readonly string[]) => [name, shop])).get('Chloé')).toBe(theirs)
    expect(lines.filter(([, , , shop]: readonly string[]) => shop === owners)).toHaveLength(2)
    await done('reopen-tournament', { code: event.code }, guest)
    expect(await rowsOf(slug)).toEqual(before)
  })

  test('YEAR-49 a shop leaves, with its events or without, and takes it back', async () => {
    const { owner, guest, season, guestSlug, seasonId } = await aShared()
    const played = await aFinished(guest, ['Ana', 'Bob'])
    const coming = await anEvening(guest, ['Zoé', 'Yan'])
    await put(guest, seasonId, played)
    await put(guest, seasonId, coming)
    const rows = await rowsOf(season.slug)
    expect(rows).toHaveLength(2)
    const aim = { seasonId, slug: guestSlug }
    const idsOf = async () => (await pageOf(season.slug)).events.map(({ id }: { id: string }) => id)
    expect(await done('leave-shared-season', { ...aim, takesEvents: false }, guest)).toMatchObject({ isOwner: false })
    expect(await idsOf()).toEqual([played.id])
    expect(await reasonOf('get-own-season', { seasonId }, guest)).toBe('season_not_found')
    expect((await done('list-own-seasons', {}, guest)).invitations).toMatchObject([{ hasLeft: true }])
    expect(await reasonOf('return-to-season', aim, owner)).toBe('season_shop_not_found')
    await done('return-to-season', aim, guest)
    expect((await idsOf()).toSorted()).toEqual([played.id, coming.id].toSorted())
    await done('leave-shared-season', { ...aim, takesEvents: true }, owner)
    expect(await idsOf()).toEqual([])
    expect(await reasonOf('return-to-season', aim, guest)).toBe('season_shop_not_found')
    await done('return-to-season', aim, owner)
    expect((await idsOf()).toSorted()).toEqual([played.id, coming.id].toSorted())
    expect(await rowsOf(season.slug)).toEqual(rows)
  })

  test('YEAR-50 each shop keeps to its own events; only who runs the season does the rest', async () => {
    const { owner, guest, season, guestSlug, seasonId } = await aShared()
    const third = await aShop()
    const stranger = await aPerson(server, 'Quelqu’un')
    const [here, there] = [await aFinished(owner, ['Ana', 'Bob']), await aFinished(guest, ['Chloé', 'Dan'])]
    await put(owner, seasonId, here)
    await put(guest, seasonId, there)
    const foreign = 'season_event_foreign'
    expect(await reasonOf('take-from-season', { seasonId, tournamentId: here.id }, guest)).toBe(foreign)
    expect(await reasonOf('take-from-season', { seasonId, tournamentId: there.id }, owner)).toBe(foreign)
    expect(await reasonOf('put-into-season', { seasonId, tournamentId: there.id }, owner)).toBe(foreign)
    const { rows } = await pageOf(season.slug, guest)
    const person = { seasonId, person: rows[0].key }
    const aim = { seasonId, slug: guestSlug }
    const ownersActs = [
      ['keep-season', { seasonId, name: 'Volée', rules: RULES, isPublic: true }],
      ...[['end-season', { seasonId }] as const, ['delete-season', { seasonId }] as const],
      ...[['reopen-season', { seasonId }] as const, ['set-season-final', { seasonId, final: null }] as const],
      ['join-season-people', { ...person, into: rows[1].key }],
      ...[['part-season-people', person] as const, ['drop-from-season', { ...person, hasLeft: true }] as const],
      ['decline-season-final', { ...person, declines: true }],
      ['part-season-event', { seasonId, tournamentId: there.id, player: 'x', into: null }],
      ['return-season-event', { seasonId, tournamentId: there.id, player: 'x' }],
      ['invite-season-shop', { seasonId, slug: await slugOf(third) }],
    ] as const
    for (const [act, payload] of ownersActs) expect(await reasonOf(act, payload, guest), act).toBe('season_not_found')
    const sharedActs = [
      ...[['get-own-season', { seasonId }] as const, ['put-into-season', { seasonId, tournamentId: here.id }] as const],
      ['take-from-season', { seasonId, tournamentId: here.id }],
      ...[['leave-shared-season', { ...aim, takesEvents: true }] as const, ['return-to-season', aim] as const],
    ] as const
    for (const [asking, reason] of [
      [null, 'account_required'],
      [stranger, 'shop_not_found'],
      [third, 'season_not_found'],
    ] as const) {
      for (const [act, payload] of [...sharedActs, ...ownersActs])
        expect(await reasonOf(act, payload, asking), act).toBe(reason)
    }
    const answer = { seasonId, isAccepted: true }
    expect(await reasonOf('answer-season-invitation', answer, third)).toBe('season_invitation_not_found')
    expect(await reasonOf('answer-season-invitation', answer, guest)).toBe('season_invitation_not_found')
    expect(await reasonOf('leave-shared-season', { ...aim, slug: await slugOf(owner), takesEvents: true }, guest)).toBe(
      'season_shop_not_found',
    )
  })

  test('YEAR-51 names alike at two shops are two people until the owner joins them; an account is one person', async () => {
    const { owner, guest, season, seasonId } = await aShared()
    const anna = await aPerson(server, 'Anna')
    await put(owner, seasonId, await aFinished(owner, ['Max'], { people: [[anna, 'Anna']] }))
    await put(guest, seasonId, await aFinished(guest, ['Max'], { people: [[anna, 'Annie']] }))
    await put(guest, seasonId, await aFinished(guest, ['Max', 'Kim']))
    const { rows } = await pageOf(season.slug, owner)
    const countsOf = (name: string) =>
      rows.filter((row: { name: string }) => row.name === name).map((row: { counted: unknown[] }) => row.counted.length)
    expect(countsOf('Max').toSorted()).toEqual([1, 2])
    expect(countsOf('Annie')).toEqual([2])
    const [one, other] = rows.filter((row: { name: string }) => row.name === 'Max')
    const joined = await done('join-season-people', { seasonId, person: other.key, into: one.key }, owner)
    expect(joined.rows.filter((row: { name: string }) => row.name === 'Max')).toHaveLength(1)
  })

  test('YEAR-52 what a shop knows of its regulars is told to no other shop', async () => {
    const { owner, guest, season, seasonId } = await aShared()
    const secrets: string[] = []
    for (const [at, organizer] of [owner, guest].entries()) {
      const secret = `secret-${at}`
      secrets.push(secret)
      await put(organizer, seasonId, await aFinished(organizer, [`Habituée ${at}`, `Passante ${at}`]))
      await gatherRegulars({
        database: server.server.database,
        chance: (count) => crypto.getRandomValues(new Uint8Array(count)),
      })
      const { regulars } = await done('get-regulars', {}, organizer)
      const { id, name } = regulars.find((each: { name: string }) => each.name === `Habituée ${at}`)
      await done('keep-regular', { id, name, email: `${secret}@exemple.fr`, hasConsent: true }, organizer)
    }
    const told = async (person: Person | null) =>
      JSON.stringify([
        await pageOf(season.slug, person),
        ...(person ? [await own(person, seasonId), await done('list-own-seasons', {}, person)] : []),
      ])
    expect(await told(owner)).not.toMatch(/secret-/)
    expect(await told(guest)).not.toMatch(/secret-/)
    expect(await told(null)).not.toMatch(/secret-/)
    expect(JSON.stringify(await done('get-regulars', {}, guest))).toContain(secrets[1])
    // Signs are for who runs the season, and a guest's never say "regular".
    expect(JSON.stringify(await pageOf(season.slug, guest))).not.toContain('"sign"')
  })

  test('YEAR-53 a shop that closes leaves what was played; a season whose shop closes goes on with the first guest', async () => {
    const { owner, guest, season, seasonId } = await aShared()
    const third = await aShop()
    await done('invite-season-shop', { seasonId, slug: await slugOf(third) }, owner)
    await done('answer-season-invitation', { seasonId, isAccepted: true }, third)
    for (const [organizer, names] of [
      [owner, ['Ana', 'Bob']],
      [guest, ['Chloé', 'Dan']],
      [third, ['Eva', 'Flo']],
    ] as const)
      await put(organizer, seasonId, await aFinished(organizer, names))
    const coming = await anEvening(third, ['Gil', 'Hugo'])
    await put(third, seasonId, coming)
    const rows = await rowsOf(season.slug)
    await done('close-shop', {}, third)
    await done('close-shop', {}, owner)
    expect(await rowsOf(season.slug)).toEqual(rows)
    const { data } = (await call('get-season', { slug: season.slug }, guest)).body
    expect(data.season).toMatchObject({ mayManage: true, shop: { slug: await slugOf(guest) } })
    expect(data.events.map(({ shop }: { shop: string | null }) => shop)).toEqual([null, await slugOf(guest), null])
    const left = (await own(guest, seasonId)).candidates.filter(({ isLeft }: { isLeft: boolean }) => isLeft)
    expect(left).toHaveLength(2)
    await done('take-from-season', { seasonId, tournamentId: left[0].tournamentId }, guest)
    await put(guest, seasonId, await aFinished(guest, ['Chloé', 'Iris']))
    const { rows: last } = await pageOf(season.slug)
    const chloe = last.filter(({ name }: { name: string }) => name === 'Chloé')
    expect(chloe.map(({ counted }: { counted: unknown[] }) => counted.length)).toEqual([2])
  })

  test('YEAR-58 the page of a guest, feeds and files have the events of all', async () => {
    const { owner, guest, season, seasonId, guestSlug } = await aShared()
    await put(owner, seasonId, await anEvening(owner, ['Ana', 'Bob']))
    await put(guest, seasonId, await anEvening(guest, ['Chloé', 'Dan']))
    const { seasons } = await done('list-seasons', { slug: guestSlug }, null)
    expect(seasons).toMatchObject([{ slug: season.slug, eventsCount: 2, runBy: { slug: await slugOf(owner) } }])
    const open = (file: string) => server.send({ method: 'GET', url: `/v1/seasons/${season.slug}/${file}` })
    expect((await open('calendar.ics')).body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect((await open('events.json')).json().items).toHaveLength(2)
    expect((await open('table.json')).json().season.shops).toHaveLength(2)
  })

  test('YEAR-57 the link to a season counts the events of its table: no final, none that was cancelled', async () => {
    const { owner, guest, season, seasonId } = await aShared()
    const [first, final] = [await aFinished(owner, ['Ana', 'Bob']), await anEvening(owner, ['Ana', 'Bob'])]
    for (const event of [first, final]) await put(owner, seasonId, event)
    await put(guest, seasonId, await anEvening(guest, ['Chloé', 'Dan']))
    const described = async () => (await describeSeason(server.server)(season.slug))?.events
    expect(await described()).toBe(3)
    await done('set-season-final', { seasonId, final: { tournamentId: final.id, seats: 2, carries: 'none' } }, owner)
    expect(await described()).toBe(2)
  })
})
