import { once } from 'node:events'
import { WebSocketServer } from 'ws'

// Usage: node bare-broadcast.ts: whatever a socket says is sent to all others, as quickly as `ws` can; says its address on the
// output. What the live channel is compared with.

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
