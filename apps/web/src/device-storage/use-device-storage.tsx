import { createStore, delMany, set, values } from 'idb-keyval'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { DeviceStorage } from './device-storage.ts'
import type { SeenBackend } from './seen-tournaments.ts'

const DeviceStorageContext = createContext<DeviceStorage | null>(null)

/** Reads nothing before it is needed. */
export function openBrowserStorage(): DeviceStorage {
  return new DeviceStorage({
    backend: () => (typeof localStorage === 'undefined' ? null : localStorage),
    tab: () => (typeof sessionStorage === 'undefined' ? null : sessionStorage),
    seen: openSeenDatabase(),
    log: (message, cause) => console.warn(`[device-storage] ${message}`, cause),
  })
}

export function DeviceStorageProvider({ storage, children }: { storage: DeviceStorage; children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('storage', storage.noticeOutsideChange)
    return () => window.removeEventListener('storage', storage.noticeOutsideChange)
  }, [storage])
  return <DeviceStorageContext value={storage}>{children}</DeviceStorageContext>
}

/** Rerenders when any of it changes, here or in another tab. */
export function useDeviceStorage(): DeviceStorage {
  const storage = useUnwatchedStorage()
  useSyncExternalStore(storage.subscribe, storage.version, storage.version)
  return storage
}

/** For components that only write, or watch a part: a row of a long list does not rerender for its neighbours. */
export function useUnwatchedStorage(): DeviceStorage {
  const storage = useContext(DeviceStorageContext)
  if (!storage) throw new Error('The device storage needs a DeviceStorageProvider above it')
  return storage
}

/** IndexedDB: large documents would fill `localStorage`, which holds the secrets. */
function openSeenDatabase(): SeenBackend | null {
  if (typeof indexedDB === 'undefined') return null
  const store = createStore('tablee', 'seen-tournaments')
  return {
    read: () => values(store),
    write: (key, value) => set(key, value, store),
    remove: async (keys) => {
      await delMany([...keys], store)
      // Most devices run no tournament.
      const { forgetApart, openApartDatabase } = await import('./apart-database.ts')
      await forgetApart(openApartDatabase(), keys)
    },
  }
}
