import { once } from 'node:events'
import { WebSocketServer } from 'ws'

// Usage: node bare-broadcast.ts: relays messages to all other sockets as fast as `ws` can, and prints its address: the live channel's
// yardstick.

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', (speaker) => {
  speaker.on('message', (data) => {
    const text = data.toString()
    for (const socket of server.clients) if (socket !== speaker) socket.send(text)
  })
})
await once(server, 'listening')
const address = server.address()
process.stdout.write(`ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
