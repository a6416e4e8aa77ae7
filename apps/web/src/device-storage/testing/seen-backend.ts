import type { SeenBackend } from '../seen-tournaments.ts'

/** Lives as long as the test. */
export function aSeenBackend(): { readonly backend: SeenBackend; readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>()
  const backend: SeenBackend = {
    read: async () => [...values.values()],
    write: async (key, value) => void values.set(key, value),
    remove: async (keys) => {
      for (const key of keys) values.delete(key)
    },
  }
  return { backend, values }
}
