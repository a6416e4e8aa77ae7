import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { DeviceStorage } from '../device-storage/device-storage.ts'
import { DeviceStorageProvider } from '../device-storage/use-device-storage.tsx'
import { type Session, useSession } from '../features/accounts/api/account-query.ts'
import { LanguageProvider } from '../language/language-provider.tsx'
import type { Translator } from '../language/translator.ts'
import { type SignedInAs, SignedInAsProvider } from '../transport/signed-in-as.tsx'
import { useOwnQuiet } from './layout/use-own-quiet.ts'
import type { AppRouter } from './router.ts'

export type AppParts = {
  router: AppRouter
  queryClient: QueryClient
  translator: Translator
  storage: DeviceStorage
}

export function App({ router, queryClient, translator, storage }: AppParts) {
  const keepLanguage = useCallback((language: string) => storage.setPreference('language', language), [storage])
  return (
    <DeviceStorageProvider storage={storage}>
      <OwnQuiet />
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

function OwnQuiet() {
  useOwnQuiet()
  return null
}

/** Tells screens which account they act as, without a dependency on accounts. */
function SessionScope({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const kind = signedInKind(session)
  const id = session.kind === 'signed-in' ? session.account.$id : null
  const value = useMemo((): SignedInAs => (id === null ? { kind } : { kind: 'account', id }), [kind, id])
  return <SignedInAsProvider value={value}>{children}</SignedInAsProvider>
}

/** An unreachable server counts as signed out: what needs no account keeps working. */
function signedInKind({ kind }: Session): 'unknown' | 'nobody' {
  return kind === 'loading' ? 'unknown' : 'nobody'
}
