import type { Language } from '@tablee/domain/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { DeviceStorageProvider } from '../../../device-storage/use-device-storage.tsx'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { connectTo, ServerProvider } from '../../../transport/server-context.tsx'
import { Toasts, toaster } from '../../../ui/toasts.tsx'
import type { PlayedTournamentServer } from './played-tournament-server.ts'

export type Screen = {
  readonly server: PlayedTournamentServer
  /** Proofs of this device by tournament id. */
  readonly organizer?: string
  readonly player?: string
  readonly language?: Language
  /** Stored earlier; a new device by default. */
  readonly kept?: DeviceStorage
}

export async function showScreen(
  screen: ReactNode,
  { server, organizer, player, language = 'fr', kept: before }: Screen,
) {
  const kept = new Map<string, string>()
  const backend = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const storage = before ?? new DeviceStorage({ backend: () => backend, log: () => {} })
  const { id } = server.tournament
  if (organizer) storage.setSecret('organizer', id, organizer)
  if (player) storage.setSecret('player', id, player)
  const phone = connectTo(server.local.origin)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retryDelay: 10 }, mutations: { retryDelay: 10 } },
  })
  const translator = await createTranslator(language)
  const rootRoute = createRootRoute({ component: () => screen, notFoundComponent: () => screen })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  const user = userEvent.setup()
  const view = render(
    <DeviceStorageProvider storage={storage}>
      <LanguageProvider translator={translator} onChoose={() => {}}>
        <ServerProvider value={phone}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router as never} />
            <Toasts label="toasts" closeLabel="close" />
          </QueryClientProvider>
        </ServerProvider>
      </LanguageProvider>
    </DeviceStorageProvider>,
  )
  onTestFinished(async () => {
    toaster.remove()
    view.unmount()
    phone.live.close()
    queryClient.clear()
    await server.local.close()
  })
  return { user, storage, phone, router, view }
}
