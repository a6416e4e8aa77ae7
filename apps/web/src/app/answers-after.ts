import type { ServerClient } from '../transport/server-client.ts'

/** The same client, but answers arrive only after `happened`; requests leave at once. */
export function answersAfter(client: ServerClient, happened: Promise<void>): ServerClient {
  return new Proxy(client, {
    get(asked, name) {
      const ask: unknown = Reflect.get(asked, name)
      if (typeof ask !== 'function') return ask
      return async (...input: readonly unknown[]) => {
        try {
          return await ask(...input)
        } finally {
          await happened
        }
      }
    },
  })
}
