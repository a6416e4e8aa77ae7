import { chooseLanguage } from '@tablee/domain/language'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DeviceStorage } from '../../device-storage/device-storage.ts'
import type { StorageBackend } from '../../device-storage/kept-values.ts'
import type { SeenBackend } from '../../device-storage/seen-tournaments.ts'
import { createTranslator } from '../../language/create-translator.ts'
import { connectTo, ServerProvider } from '../../transport/server-context.tsx'
import { drawnQrCode } from '../../ui/qr-code.tsx'
import { App } from '../app.tsx'
import { drawnEventPlace } from '../layout/event-places.tsx'
import { createQueryClient } from '../query-client.ts'
import { createAppRouter } from '../router.ts'

type Opening = {
  /** Nowhere by default. */
  origin?: string
  languages?: readonly string[]
  backend?: StorageBackend | null
  tab?: StorageBackend
  seen?: SeenBackend
  /** Otherwise the app does not even ask who is signed in. */
  wasSignedIn?: boolean
}

export function aStorageBackend(): StorageBackend & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

export async function openApp(address: string, opening: Opening = {}) {
  const {
    origin = 'http://127.0.0.1:9',
    languages = ['fr-FR'],
    backend = aStorageBackend(),
    tab = aStorageBackend(),
  } = opening
  const storage = new DeviceStorage({
    backend: () => backend,
    tab: () => tab,
    seen: opening.seen ?? null,
    log: () => {},
  })
  if (opening.wasSignedIn ?? true) storage.noteSignedIn('somebody')
  const kept = storage.preference('language')
  const translator = await createTranslator(chooseLanguage(kept ? [kept, ...languages] : languages))
  const server = connectTo(origin)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(history, { queryClient, client: server.client, storage })
  // Compiling them during the test would exceed its timeouts.
  await Promise.all([router.load(), drawnEventPlace.preload(), drawnQrCode.preload()])
  const view = render(
    <ServerProvider value={server}>
      <App router={router} queryClient={queryClient} translator={translator} storage={storage} />
    </ServerProvider>,
  )
  return { ...view, user: userEvent.setup(), router, storage, server, queryClient }
}
