import { once } from 'node:events'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { createHub } from './hub.ts'
import { createOpenSockets } from './open-sockets.ts'
import { addRealtimeRoutes } from './realtime-routes.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

test('wire 8.2 a reader that takes nothing in is cut off, the others go on hearing', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  closing.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const hub = createHub()
  const join = async () => {
    const client = new WebSocket(`ws://127.0.0.1:${port}`)
    closing.push(() => client.terminate())
    const [[socket]] = await Promise.all([once(server, 'connection'), once(client, 'open')])
    hub.subscribe({ socket, caller: null, subscriptions: new Map() }, new Map([['0', ['news']]]))
    return { client, socket }
  }
  const slow = await join()
  slow.client.pause()
  const quick = await join()
  let heard = 0
  quick.client.on('message', () => heard++)
  const filler = 'x'.repeat(1_048_576)
  let published = 0
  while (slow.socket.readyState === WebSocket.OPEN && published < 100) {
    const told = once(quick.client, 'message')
    hub.publish(['news'], () => ({ events: ['news'], payload: { filler } }))
    published += 1
    await told
  }
  expect(slow.socket.readyState).not.toBe(WebSocket.OPEN)
  expect(heard).toBe(published)
})

test('wire 8.2 a socket that leaves protocol pings unanswered is ended', async () => {
  const app = Fastify()
  closing.push(() => app.close())
  await addRealtimeRoutes(app, {
    hub: createHub(),
    isOriginAllowed: () => true,
    addressOf: ({ ip }) => ip,
    countConnection: async () => {},
    isMessageLimited: false,
    accountOf: async () => null,
    signIn: async () => null,
    noteDefect: () => {},
    // Long enough for the living one to answer on a busy machine.
    sockets: createOpenSockets(1000),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  const url = `ws://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/v1/realtime?project=tablee`
  const alive = new WebSocket(url)
  const dead = new WebSocket(url, { autoPong: false })
  closing.push(() => alive.terminate())
  await once(dead, 'close')
  expect(alive.readyState).toBe(WebSocket.OPEN)
})
