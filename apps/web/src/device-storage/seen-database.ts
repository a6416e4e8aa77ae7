import { createStore, delMany, set, values } from 'idb-keyval'
import type { SeenBackend } from './seen-tournaments.ts'

/** IndexedDB: documents of large tournaments would fill the local storage, which holds the secrets. */
export function openSeenDatabase(): SeenBackend | null {
  if (typeof indexedDB === 'undefined') return null
  const store = createStore('tablee', 'seen-tournaments')
  return {
    read: () => values(store),
    write: (key, value) => set(key, value, store),
    remove: (keys) => delMany([...keys], store),
  }
}
