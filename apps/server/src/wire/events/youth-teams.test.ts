import { liveChannel } from '@tablee/contract/channels'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type LocalReceiver, startLocalReceiver } from '../../hooks/testing/local-receiver.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { ORGANIZER, type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, register } from '../../testing/an-event.ts'
import { everySight } from '../../testing/every-sight.ts'
import { shopActs } from '../../testing/shop-acts.ts'

/** Last names: of each who registers, of who comes to the desk, and of a guest of a quick tournament. */
const REAL = /martin|quidalle|vauquelin/i

describe.each(DATABASE_KINDS)('on %s a team of a youth event', (kind) => {
  let server: TestServer
  let receiver: LocalReceiver
  let sockets: string
  beforeAll(async () => {
    receiver = await startLocalReceiver()
    server = await startServer({
      kind,
      environment: { WEBHOOK_INTERNAL_HOSTS: receiver.internal },
      world: { hookNetwork: receiver.network },
    })
    sockets = await listen(server)
  })
  afterAll(async () => {
    await server.close()
    await receiver.close()
  })
  const { call, done, aShop, finish } = shopActs(() => server)
  const stateOf = async ({ id }: Played) => readTournamentDocument(await server.document(id)).tournament
  const teamsOf = async (at: Played) => (await stateOf(at)).teams.map(({ name, members }) => [name, members.length])
  const keysOf = async (at: Played) => new Map((await stateOf(at)).players.map(({ id, name }) => [name, id]))
  const overheard = async ({ id }: Played) => {
    const phone = openPhone(`${sockets}?project=tablee&channels[]=${liveChannel(id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    return async () => {
      const last = (await server.document(id)).liveSequence
      await phone.hear(({ type, data: { payload } = {} }) => type === 'event' && payload?.sequence === last)
      phone.socket.terminate()
      return JSON.stringify(phone.messages)
    }
  }
  const RULES = { acceptsAutomatically: true, guardianBelow: 0 }
  const youth = (shop: Person, more: object = {}) =>
    anEvent(server, shop, { isYouth: true, teamKind: 'two-headed-giant', registrationRules: RULES, ...more })
  /** Everybody's last name is Martin. */
  const come = async (event: Played, number: number, more: object = {}) => {
    const given = { playerName: `Loup${number}`, playerId: secretOf(number), ...more }
    const { status, body } = await register(server, event, given)
    expect([status, body.reason]).toEqual([200, undefined])
    return body
  }

  test('MINR-47 MINR-50 is called by no last name of its people, however it is named, renamed or completed, and nobody is told one', async () => {
    const shop = await aShop()
    await done('add-webhook', { address: 'https://hooks.example/teams', events: HOOK_EVENTS }, shop)
    const event = await youth(shop)
    const { code, id: tournamentId } = event
    const heard = await overheard(event)
    await come(event, 1, { team: { name: 'Dragons', isNew: true } })
    await come(event, 2, { team: { name: 'Dragons', isNew: false } })
    await come(event, 3)
    const renamed = await server.call('join-team', { code, playerId: secretOf(1), team: { name: 'Les Martin' } })
    expect(renamed.status).toBe(200)
    expect(await teamsOf(event)).toEqual([['Les M.', 2]])
    await done('add-player-at-desk', { tournamentId, playerName: 'Nora Quidalle' }, shop)
    const keys = await keysOf(event)
    expect([...keys.keys()]).toContain('Nora Q.')
    const alone = { code, captain: null, name: 'Gang Quidalle', members: [keys.get('Loup3')] }
    const formed = await call('form-team', alone, shop)
    expect(formed.status).toBe(200)
    expect(await teamsOf(event)).toEqual([
      ['Les M.', 2],
      ['Gang Quidalle', 1],
    ])
    await heard()
    const heardAfter = await overheard(event)
    const whole = { ...alone, captain: keys.get('Loup3'), members: [keys.get('Loup3'), keys.get('Nora Q.')] }
    const joined = await call('form-team', whole, shop)
    expect(await teamsOf(event)).toEqual([
      ['Les M.', 2],
      ['Gang Q.', 2],
    ])
    const again = await call('form-team', { ...whole, name: 'Martin & Quidalle' }, shop)
    expect(await teamsOf(event)).toEqual([
      ['Les M.', 2],
      ['M. & Q.', 2],
    ])
    await done('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, shop)
    const late = await call('form-team', { ...whole, name: 'Les Martin' }, shop)
    expect(await teamsOf(event)).toEqual([
      ['Les M.', 2],
      ['Les M. 2', 2],
    ])
    for (const { $id: roundId } of await done('get-advanced-rounds', { tournamentId }, null))
      await done('submit-advanced-score', { roundId, score1: 1, score2: 0 }, shop)
    const running = await everySight(server, event, null)
    await finish(shop, event)
    const told = [renamed, joined, again, late].map(({ body }) => JSON.stringify(body))
    const sights = [...running, ...told, ...(await everySight(server, event, null)), await heardAfter()]
    for (const sight of sights) expect(sight).not.toMatch(REAL)
    expect(sights.join()).toContain('Les M. 2')
    expect(receiver.received.length).toBeGreaterThan(0)
    for (const { text } of receiver.received) expect(text).not.toMatch(/les martin|gang quidalle/i)
  })

  const asked = async ({ id }: Played) =>
    (await done('get-advanced-registrations', { tournamentId: id }, null)).map(
      ({ teamName }: { readonly teamName: string | null }) => teamName,
    )

  test('MINR-48 and loses the last name of whoever asks for it, comes into it or says another name', async () => {
    const shop = await aShop()
    const event = await youth(shop, { registrationRules: { ...RULES, acceptsAutomatically: false } })
    const { code, id: tournamentId } = event
    await come(event, 1, { team: { name: 'Les Quidalle', isNew: true } })
    expect(await asked(event)).toEqual(['Les Quidalle'])
    const heard = await overheard(event)
    await come(event, 2, { team: { name: 'les quidalle', isNew: false }, lastName: 'Quidalle' })
    expect(await asked(event)).toEqual(['Les Q.', 'Les Q.'])
    expect(await heard()).not.toMatch(REAL)
    await done('accept-registrations', { tournamentId }, shop)
    expect(await teamsOf(event)).toEqual([['Les Q.', 2]])
    const captain = { playerId: secretOf(1) }
    await server.call('join-team', { code, ...captain, team: { name: 'Les Vauquelin' } })
    expect(await teamsOf(event)).toEqual([['Les Vauquelin', 2]])
    await done('update-player-advanced-tournament', { tournamentId, ...captain, lastName: 'Vauquelin' }, null)
    expect(await teamsOf(event)).toEqual([['Les V.', 2]])
    for (const sight of [await server.document(tournamentId)]) expect(JSON.stringify(sight)).not.toMatch(REAL)
  })

  test('MINR-49 also where an event is marked once teams are there and asked for', async () => {
    const shop = await aShop()
    const event = await youth(shop, { isYouth: false, registrationRules: { ...RULES, acceptsAutomatically: false } })
    await come(event, 1, { team: { name: 'Martin un', isNew: true } })
    const [first] = await done('get-advanced-registrations', { tournamentId: event.id }, shop)
    await done('accept-registrations', { tournamentId: event.id, registrationIds: [first.id] }, shop)
    await come(event, 2, { team: { name: 'Martin deux', isNew: true } })
    const heard = await overheard(event)
    await done('mark-youth', { code: event.code, isYouth: true }, shop)
    expect(await teamsOf(event)).toEqual([['M. un', 1]])
    expect(await asked(event)).toEqual([null, 'M. deux'])
    expect(await heard()).not.toMatch(REAL)
  })

  test('MINR-51 what a desk decided without a network is shortened as it is handed in, and the rest of it stands', async () => {
    const shop = await aShop()
    const event = await youth(shop)
    await come(event, 1)
    await come(event, 2)
    const keys = await keysOf(event)
    const heard = await overheard(event)
    const given = { at: new Date().toISOString(), seed: '', ids: [] }
    const members = [keys.get('Loup1')]
    const one = { captain: null, name: 'Les Martin', members }
    const whole = { captain: members[0], name: 'Les Martin', members: [...members, keys.get('Loup2')] }
    const acts = [one, whole].map((input, index) => ({ id: `handed-in-${index}`, name: 'form-team', input, given }))
    const handIn = async (left: readonly object[]) => {
      const baseSequence = (await server.document(event.id)).liveSequence
      return done('hand-in-acts', { code: event.code, baseSequence, acts: left }, shop)
    }
    // More came about than the device knew: it decides the rest anew.
    expect(await handIn(acts)).toMatchObject({ known: ['handed-in-0'], refusal: null })
    expect(await teamsOf(event)).toEqual([['Les M.', 1]])
    expect(await handIn(acts.slice(1))).toMatchObject({ known: ['handed-in-1'], refusal: null })
    expect(await teamsOf(event)).toEqual([['Les M.', 2]])
    expect(await heard()).not.toMatch(REAL)
  })

  test('MINR-52 in a quick tournament as well, by the names that its staff alone reads', async () => {
    const creation = { name: 'Mercredi', playerCount: 8, organizerId: ORGANIZER, isYouth: true }
    const { body } = await server.call('create-quick-tournament', { ...creation, teamKind: 'two-headed-giant' })
    const event = { id: body.tournament.$id as string, code: body.tournament.code as string }
    const { code } = event
    const heard = await overheard(event)
    for (const [index, playerName] of ['Léa Vauquelin', 'Hugo'].entries())
      await server.call('join-quick-tournament', { code, playerName, playerId: secretOf(index + 1) })
    const named = (number: number, name: string) =>
      server.call('join-team', { code, playerId: secretOf(number), team: { name } })
    await named(1, 'Les Vauquelin')
    await named(2, 'Dragonnets')
    expect(await teamsOf(event)).toEqual([
      ['Les V.', 1],
      ['Dragonnets', 1],
    ])
    const staff = { code, organizerId: ORGANIZER }
    await server.call('add-players-quick-tournament', { ...staff, playerNames: ['VAUQUELIN Tom', 'Bo'] })
    const keys = await keysOf(event)
    const members = [keys.get('Tom V.'), keys.get('Bo')]
    const formed = { ...staff, captain: null, name: 'Vauquelin et Bo', members }
    expect((await server.call('form-team', formed)).status).toBe(200)
    const renamed = { ...staff, playerKey: keys.get('Hugo'), newPlayerName: 'Hugo Dragonnet' }
    expect((await server.call('update-quick-tournament-player', renamed)).status).toBe(200)
    expect(await teamsOf(event)).toEqual([
      ['Les V.', 1],
      ['Hugo D.', 1],
      ['V. et Bo', 2],
    ])
    expect(await heard()).not.toMatch(REAL)
  })
})
