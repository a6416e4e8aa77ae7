import type { Language } from '@tablee/domain/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { connectTo, ServerProvider } from '../../../transport/server-context.tsx'

type Showing = { readonly origin?: string; readonly language?: Language }

export async function showDecks(content: ReactNode, { origin = 'http://127.0.0.1:9', language = 'fr' }: Showing = {}) {
  const phone = connectTo(origin)
  const queryClient = new QueryClient()
  const translator = await createTranslator(language)
  const view = render(
    <LanguageProvider translator={translator} onChoose={() => {}}>
      <ServerProvider value={phone}>
        <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
      </ServerProvider>
    </LanguageProvider>,
  )
  onTestFinished(() => {
    view.unmount()
    phone.live.close()
    queryClient.clear()
  })
  return { user: userEvent.setup(), view }
}
