import { chooseLanguage, type Language } from '@tablee/messages/language'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { DeviceStorage } from '../device-storage/device-storage.ts'
import { openBrowserStorage } from '../device-storage/use-device-storage.tsx'
import { presumeNobody } from '../features/accounts/api/account-query.ts'
import { createTranslator } from '../language/create-translator.ts'
import { nameLanguage } from '../language/language-provider.tsx'
import { App } from './app.tsx'
import { keepPageContent, prepareFirstScreen, readPageContent } from './page-content.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

/** What the server wrote into the page gives way to the app in one step, and from then on the page can be used. */
function InPlaceOf({ root, title, children }: InPlaceOfProps) {
  useLayoutEffect(() => {
    // The server names the page for links and search engines; from here on each screen names itself.
    title?.remove()
    root.inert = false
    delete document.documentElement.dataset.waiting
  }, [root, title])
  return children
}

type InPlaceOfProps = {
  readonly root: HTMLElement
  /** As the server wrote it. */
  readonly title: Element | null
  readonly children: ReactNode
}

function keepContent(queryClient: QueryClient): void {
  try {
    const content = readPageContent(document)
    if (content) keepPageContent(queryClient, content)
  } catch (cause) {
    console.warn('[app] the content of the page cannot be read: it is asked for', cause)
  }
}

function chosenLanguage(storage: DeviceStorage): Language {
  const kept = storage.preference('language')
  return chooseLanguage(kept ? [kept, ...navigator.languages] : navigator.languages)
}

/** Lets the browser see to what people do before it goes on. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Draws the app into the page that the browser opened. */
export async function start(root: HTMLElement): Promise<void> {
  const storage = openBrowserStorage()
  const language = chosenLanguage(storage)
  nameLanguage(language)
  const queryClient = createQueryClient()
  presumeNobody(queryClient, storage)
  const coming = createTranslator(language)
  await pause()
  const router = createAppRouter()
  await pause()
  const [translator] = await Promise.all([coming, router.load()])
  await pause()
  keepContent(queryClient)
  await pause()
  prepareFirstScreen(queryClient)
  await pause()
  const title = document.querySelector('head > title')
  // Drawn in slices: a phone stays able to scroll what is there already.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <InPlaceOf root={root} title={title}>
          <App router={router} queryClient={queryClient} translator={translator} storage={storage} />
        </InPlaceOf>
      </StrictMode>,
    ),
  )
}
