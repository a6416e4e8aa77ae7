import WebSocket from 'ws'
import type { TestServer } from './a-server.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look at messages of any shape
export type Message = { readonly type: string; readonly data?: any }

export type Phone = {
  readonly socket: WebSocket
  readonly messages: readonly Message[]
  /** The first matching message, past or future. */
  readonly hear: (fits: (message: Message) => boolean) => Promise<Message>
  readonly closed: Promise<number>
  readonly say: (message: object | string) => void
}

/** Opens the server to sockets and returns the live connection's URL. */
export async function listen({ server }: TestServer): Promise<string> {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const bound = server.app.server.address()
  return `ws://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/v1/realtime`
}

export function openPhone(url: string, options: WebSocket.ClientOptions = {}): Phone {
  const socket = new WebSocket(url, options)
  const messages: Message[] = []
  const looks = new Set<() => void>()
  socket.on('message', (data) => {
    messages.push(JSON.parse(data.toString()))
    for (const look of looks) look()
  })
  return {
    socket,
    messages,
    hear: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.find(fits)
          if (found === undefined) return
          looks.delete(look)
          resolve(found)
        }
        looks.add(look)
        look()
      }),
    closed: new Promise((resolve) => socket.on('close', resolve)),
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}
