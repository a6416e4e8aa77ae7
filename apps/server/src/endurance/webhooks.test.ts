import { expect, test, vi } from 'vitest'
import { DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { done } from '../hooks/testing/local-receiver.ts'
import { EVENT } from '../testing/an-event.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { withStarted } from './testing/started-parts.ts'

const SEED = Number(process.env.HOOK_SEED ?? Date.now() % 100_000)
/** `HOOK_KILLS` sets more. */
const KILLS = Number(process.env.HOOK_KILLS ?? 2)
const AT_ONCE = 4
const PATIENT = { timeout: 20_000, interval: 5 }
const TIMEOUT = { timeout: 120_000 + KILLS * 10_000 }

const DISCORD = 'https://discord.com/api/webhooks/123456/token-token-token-token'
const silent = () => {}

test.each(DATABASE_KINDS)(
  'HOOK-13 on %s a kill between an act and its sending, or between sending and the answer, loses nothing, and ids stay',
  TIMEOUT,
  (kind) =>
    withStarted(async (keep) => {
      const shop = await startShopProcess(keep, kind, 'https://hooks.example/killed')
      const { receiver, server, call, deliveries } = shop
      // Heard, and never answered: one request at a time goes to an address, so the second only stands in the database.
      receiver.answer(silent)
      await call('create-advanced-tournament', EVENT)
      const [heard] = await receiver.next(1)
      await call('create-advanced-tournament', { ...EVENT, name: 'Modern du dimanche' })
      await server.kill()
      const before = await deliveries()
      expect(before).toMatchObject([
        { event: 'announced', state: 'waiting', attempts: 1, id: heard?.headers['webhook-id'] },
        { event: 'announced', state: 'waiting', attempts: 0 },
      ])
      await shop.minuteLater()
      receiver.answer(done)
      await server.up()
      const told = await receiver.next(2)
      const ids = before.map(({ id }) => id)
      expect(told.map(({ headers }) => headers['webhook-id'])).toEqual(ids)
      expect(told[0]?.text).toBe(heard?.text)
      await shop.allSent()
      await server.kill()
      await server.up()
      await call('get-webhooks', {})
      expect(receiver.received).toHaveLength(3)
    }),
)

function drawnFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test.each(DATABASE_KINDS)(
  `HOOK-14 on %s exactly what was committed is told, whenever the process is killed (HOOK_SEED=${SEED})`,
  TIMEOUT,
  (kind) =>
    withStarted(async (keep) => {
      const draw = drawnFrom(SEED)
      const shop = await startShopProcess(keep, kind, 'https://hooks.example/often')
      const { receiver, server, call, deliveries } = shop
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Dies with so many acts answered: at once, or when so many were told whose answers may not have been written down.
        const [answered, told] = [1 + draw(AT_ONCE), kill % 2 === 0 ? 0 : 1 + draw(2)]
        const heardBefore = receiver.received.length
        let done = 0
        const { promise: enough, resolve } = Promise.withResolvers<void>()
        const acts = Array.from({ length: AT_ONCE }, (_, index) =>
          call('create-advanced-tournament', { ...EVENT, name: `Soirée ${kill}-${index}` }).then(
            () => {
              done += 1
              if (done === answered) resolve()
            },
            () => null,
          ),
        )
        await enough
        await vi.waitUntil(() => receiver.received.length - heardBefore >= Math.min(told, answered), PATIENT)
        await server.kill()
        await Promise.all(acts)
        const rows = await deliveries()
        const kept = await shop.tournaments()
        expect(rows.map(({ tournamentId }) => tournamentId).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
        expect(kept.length).toBeGreaterThanOrEqual(done)
        await shop.minuteLater()
        await server.up()
      }
      await shop.allSent()
      const rows = await deliveries()
      const heard = receiver.received.map(({ headers }) => String(headers['webhook-id']))
      expect([...new Set(heard)].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    }),
)

test(
  'HOOK-15 a card of Discord that is changed while the process is killed is changed again, and stays one',
  TIMEOUT,
  () =>
    withStarted(async (keep) => {
      const { receiver, server, call, allSent, minuteLater } = await startShopProcess(keep, 'sqlite', DISCORD)
      receiver.answer((response) => void response.writeHead(200).end(JSON.stringify({ id: '987' })))
      const { tournamentId } = await call('create-advanced-tournament', EVENT)
      await receiver.next(1)
      await allSent()
      receiver.answer(silent)
      await call('cancel-tournament', { tournamentId, reason: 'Plus de salle' })
      const [changed] = await receiver.next(1)
      await server.kill()
      await minuteLater()
      receiver.answer((response) => void response.writeHead(200).end(JSON.stringify({ id: '987' })))
      await server.up()
      const [again] = await receiver.next(1)
      expect(again?.text).toBe(changed?.text)
      await allSent()
      expect(receiver.received.map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
        ['POST', expect.stringContaining('wait=true')],
        ['PATCH', '987'],
        ['PATCH', '987'],
      ])
    }),
)
