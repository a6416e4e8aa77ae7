import type { ServerClient } from '../transport/server-client.ts'

/** The same client, whose answers and failures are told once that has happened; what is asked leaves at once. */
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
