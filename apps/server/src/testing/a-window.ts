import type { TestServer } from './a-server.ts'

/** What the official client expects of a browser: storage, and the server's address. */
export type BrowserWindow = {
  readonly endpoint: string
  /** The client's stored values. */
  readonly kept: Map<string, string>
  readonly close: () => void
}

/** Opens the server to real requests, and makes this process look like a page. */
export async function openWindow({ server }: TestServer): Promise<BrowserWindow> {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  }
  Object.assign(globalThis, {
    window: { localStorage, console: { warn: () => {} }, setTimeout, clearTimeout, setInterval, clearInterval },
  })
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    kept,
    close: () => Reflect.deleteProperty(globalThis, 'window'),
  }
}
