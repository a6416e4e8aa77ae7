import { chooseLanguage } from '@tablee/messages/language'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DeviceStorage } from '../../device-storage/device-storage.ts'
import type { StorageBackend } from '../../device-storage/kept-values.ts'
import type { SeenBackend } from '../../device-storage/seen-tournaments.ts'
import { createTranslator } from '../../language/create-translator.ts'
import { connectTo, ServerProvider } from '../../transport/server-context.tsx'
import { App } from '../app.tsx'
import { createQueryClient } from '../query-client.ts'
import { createAppRouter } from '../router.ts'

type Opening = {
  /** Where the server of the test listens; nowhere by default. */
  origin?: string
  languages?: readonly string[]
  backend?: StorageBackend | null
  seen?: SeenBackend
  /** Somebody signed in with this browser before; otherwise it does not even ask who is signed in. */
  wasSignedIn?: boolean
}

/** A browser whose storage lives as long as the test. */
export function aStorageBackend(): StorageBackend & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Opens the whole app at an address, as a browser would. */
export async function openApp(address: string, opening: Opening = {}) {
  const { origin = 'http://127.0.0.1:9', languages = ['fr-FR'], backend = aStorageBackend() } = opening
  const storage = new DeviceStorage({ backend: () => backend, seen: opening.seen ?? null, log: () => {} })
  if (opening.wasSignedIn ?? true) storage.noteSignedIn(true)
  const kept = storage.preference('language')
  const translator = await createTranslator(chooseLanguage(kept ? [kept, ...languages] : languages))
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  const server = connectTo(origin)
  await router.load()
  const view = render(
    <ServerProvider value={server}>
      <App router={router} queryClient={createQueryClient()} translator={translator} storage={storage} />
    </ServerProvider>,
  )
  return { ...view, user: userEvent.setup(), router, storage, server }
}
