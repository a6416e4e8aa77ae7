import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Proxy = { readonly port: number; readonly stop: () => Promise<void> }

/** Round robin over the ports, skipping those that do not answer. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>()
  let turn = 0

  function pass(client: Socket, attempts: number): void {
    const port = ports[turn++ % ports.length]
    if (port === undefined || attempts === 0) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    let isConnected = false
    server.once('connect', () => {
      isConnected = true
      client.pipe(server).pipe(client)
    })
    server.on('error', () => (isConnected ? client.destroy() : pass(client, attempts - 1)))
    server.on('close', () => isConnected && client.destroy())
    client.on('close', () => server.destroy())
  }

  const proxy = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => open.delete(client))
    pass(client, ports.length)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: async () => {
      for (const client of open) client.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
