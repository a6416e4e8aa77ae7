import { hookPayload } from '@tablee/contract/shops/hook-payload'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { failing, type LocalReceiver, type Received, startLocalReceiver } from '../../hooks/testing/local-receiver.ts'
import { secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, register, sessionHeaders } from '../../testing/an-event.ts'
import { shopActs } from '../../testing/shop-acts.ts'

const HOUR_MS = 3_600_000
const DISCORD = 'https://discord.com/api/webhooks/123456/token-token-token-token'

describe.each(DATABASE_KINDS)('outages of what webhooks are sent to, on %s', (kind) => {
  let server: TestServer
  let receiver: LocalReceiver
  let passedMs = 0
  const { done: act, aShop, play, finish } = shopActs(() => server)
  beforeAll(async () => {
    receiver = await startLocalReceiver()
    server = await startServer({
      kind,
      environment: { WEBHOOK_INTERNAL_HOSTS: receiver.internal },
      world: { hookNetwork: receiver.network, now: () => new Date(Date.now() + passedMs) },
    })
  })
  afterAll(async () => {
    await server.close()
    await receiver.close()
  })
  beforeEach(() => receiver.answer(answered))

  /** As Discord does; a site of a shop takes it as well. */
  const answered = (response: Parameters<Parameters<LocalReceiver['answer']>[0]>[0]) =>
    void response.writeHead(200).end(JSON.stringify({ id: '987' }))

  type Row = {
    readonly id: string
    readonly event: string | null
    readonly name: string | null
    readonly state: string
    readonly attempts: number
    readonly failure: string | null
    readonly dueAt: string | null
  }
  async function until(shop: Person, fits: (rows: readonly Row[]) => boolean): Promise<readonly Row[]> {
    for (let looks = 0; ; looks += 1) {
      const { deliveries } = await act('get-webhooks', {}, shop)
      if (fits(deliveries)) return deliveries
      if (looks > 4000) throw new Error(JSON.stringify(deliveries))
      await new Promise((resume) => setImmediate(resume))
    }
  }
  const isAtRest = ({ state, dueAt }: Row) =>
    state !== 'waiting' || (dueAt !== null && Date.parse(dueAt) > Date.now() + passedMs)
  const allSent = (rows: readonly Row[]) => rows.every(({ state }) => state === 'sent' || state === 'merged')
  const rename = async (shop: Person, id: string) =>
    expect((await server.patch(id, { name: 'Modern, salle B' }, sessionHeaders(shop))).status).toBe(200)
  const add = async (shop: Person, address: string) =>
    (await act('add-webhook', { address, events: HOOK_EVENTS }, shop)).hooks[0].id as string
  const heardAt = (path: string) => receiver.received.filter((each) => each.path.startsWith(path))
  const typeOf = ({ text }: Received) => hookPayload.parse(JSON.parse(text)).type
  /** A process that starts looks for what is due. */
  async function restartAfter(ms: number) {
    passedMs += ms
    await server.restart()
  }

  test('HOOK-16 what happens in a day of outages, through restarts, is told once the other side is back, each under its id', async () => {
    const shop = await aShop()
    await add(shop, 'https://hooks.example/day')
    receiver.answer(failing(502))
    const first = await anEvent(server, shop)
    await anEvent(server, shop, { name: 'Draft' })
    for (let hour = 0; hour < 23; hour += 5) {
      await restartAfter(4.6 * HOUR_MS)
      await until(shop, (rows) => rows.length >= 2 && rows.every(isAtRest))
      if (hour === 10) await rename(shop, first.id)
    }
    receiver.answer(answered)
    await restartAfter(0.9 * HOUR_MS)
    const rows = await until(shop, allSent)
    expect(rows.map(({ event, name }) => [event, name]).toSorted()).toEqual([
      ['announced', 'Draft'],
      ['announced', 'Modern, salle B'],
      ['changed', 'Modern, salle B'],
    ])
    const heard = heardAt('/day')
    const ids = new Set(heard.map(({ headers }) => headers['webhook-id']))
    expect([...ids].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    // Told as it is now, not as it was in the outage.
    expect(heard.at(-1)?.text).not.toContain('Modern du samedi')
  })

  test('HOOK-17 what waited for one card of Discord is told by one request, and the podium by changing it', async () => {
    const shop = await aShop()
    await add(shop, DISCORD)
    receiver.answer(failing(500))
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    await until(shop, (rows) => rows.length === 1 && rows.every(isAtRest))
    await rename(shop, event.id)
    await server.patch(event.id, { location: '69001 Lyon' }, sessionHeaders(shop))
    receiver.answer(answered)
    const before = heardAt('/api/webhooks').length
    await restartAfter(HOUR_MS)
    const rows = await until(shop, allSent)
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['merged', 'merged', 'sent'])
    const [card, ...more] = heardAt('/api/webhooks').slice(before)
    expect([card?.method, more]).toEqual(['POST', []])
    expect(card?.text).toContain('Modern, salle B')
    expect(card?.text).toContain('69001')
    for (const [index, playerName] of ['Léa', 'Marc'].entries())
      await register(server, event, { playerName, playerId: `${secretOf(index + 1)}-${event.code}` })
    await play(shop, event)
    await until(shop, allSent)
    await finish(shop, event)
    await until(shop, allSent)
    const [last, ...others] = heardAt('/api/webhooks').slice(before).toReversed()
    expect(others.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect([last?.method, last?.path.split('/').at(-1)]).toEqual(['PATCH', '987'])
    const podium = JSON.parse(last?.text ?? '').embeds.at(-1)
    expect([podium.description.split('\n').length, podium.image.url]).toEqual([
      2,
      expect.stringContaining(`/v1/preview/${event.code}.png`),
    ])
    expect(podium.description).toMatch(/Léa|Marc/)
  })

  test('HOOK-18 an address that was given up is lit again, and what failed meanwhile is sent once more under its id', async () => {
    const shop = await aShop()
    const id = await add(shop, 'https://hooks.example/lit')
    receiver.answer(failing(500))
    await anEvent(server, shop)
    await until(shop, (rows) => rows.length === 1 && rows.every(isAtRest))
    await restartAfter(25 * HOUR_MS)
    const [failed] = await until(shop, ([row]) => row?.state === 'failed')
    const again = () => server.call('repeat-webhook', { id: failed?.id }, sessionHeaders(shop))
    expect((await again()).body.reason).toBe('hook_switched_off')
    receiver.answer(answered)
    const lit = await act('change-webhook', { id, events: HOOK_EVENTS, isOn: true }, shop)
    expect(lit.hooks).toMatchObject([{ isOn: true, end: null }])
    expect((await again()).status).toBe(200)
    const [row] = await until(shop, allSent)
    expect([row?.id, row?.attempts]).toEqual([failed?.id, 1])
    expect(new Set(heardAt('/lit').map(({ headers }) => headers['webhook-id']))).toEqual(new Set([row?.id]))
    expect(heardAt('/lit').map(typeOf).at(-1)).toBe('event.announced')
  })
})
