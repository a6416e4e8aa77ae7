import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useCallback } from 'react'
import type { DeviceStorage } from '../device-storage/device-storage.ts'
import { DeviceStorageProvider } from '../device-storage/use-device-storage.tsx'
import { LanguageProvider } from '../language/language-provider.tsx'
import type { AppRouter } from './router.ts'
import { SessionScope } from './session-scope.tsx'

export type AppParts = {
  router: AppRouter
  queryClient: QueryClient
  translator: i18n
  storage: DeviceStorage
}

export function App({ router, queryClient, translator, storage }: AppParts) {
  const keepLanguage = useCallback((language: string) => storage.setPreference('language', language), [storage])
  return (
    <DeviceStorageProvider storage={storage}>
      <LanguageProvider translator={translator} onChoose={keepLanguage}>
        <QueryClientProvider client={queryClient}>
          <SessionScope>
            <RouterProvider router={router} />
          </SessionScope>
        </QueryClientProvider>
      </LanguageProvider>
    </DeviceStorageProvider>
  )
}
