import { chooseLanguage, type Language } from '@tablee/domain/language'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DeviceStorage } from '../device-storage/device-storage.ts'
import { openBrowserStorage } from '../device-storage/use-device-storage.tsx'
import { presumeNobody } from '../features/accounts/api/account-query.ts'
import { createTranslator } from '../language/create-translator.ts'
import { nameLanguage } from '../language/language-provider.tsx'
import { serverOfThisPage } from '../transport/server-context.tsx'
import { isServerReady } from '../transport/server-readiness.ts'
import { closeOpenedByBack } from '../ui/closed-by-back.ts'
import { ignoreSecondTaps } from '../ui/ignore-second-taps.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import { answersAfter } from './answers-after.ts'
import { App } from './app.tsx'
import { askAgainWhenReady } from './ask-again.ts'
import { firstScreenDrawn, tellFirstScreenDrawn } from './first-drawing.ts'
import { holdInstallPrompt } from './install/held-prompt.ts'
import { keepPageContent, prepareFirstScreen, readPageContent } from './page-content.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

/** A screen that does not tell of its first drawing waits no longer than this for its answers. */
const LONGEST_DRAWING_MS = 3_000

/** From here on the app holds the page. */
function InPlaceOf({ root, title, children }: InPlaceOfProps) {
  useLayoutEffect(() => {
    // The server names the page for links and search engines; from here on each screen names itself.
    title?.remove()
    delete root.dataset.early
    delete document.documentElement.dataset.waiting
    const timer = setTimeout(tellFirstScreenDrawn, LONGEST_DRAWING_MS)
    return () => clearTimeout(timer)
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

/** What is handed over waits for the next page where its code cannot be had. */
async function takeIn(storage: DeviceStorage): Promise<void> {
  // The server wrote the page for somebody whom this device is not any more.
  document.documentElement.dataset.waiting = ''
  try {
    const { takeHandedOver } = await import('../device-storage/take-handed-over.ts')
    takeHandedOver(storage)
  } catch (cause) {
    console.warn('[app] what was handed over cannot be taken now', cause)
  }
}

/** Whether the page shows what the app will draw first, as written by the server for whom it does not know. */
function isWrittenFor(language: Language, root: HTMLElement): boolean {
  const { dataset, lang } = document.documentElement
  return 'early' in root.dataset && !('waiting' in dataset) && lang === language
}

/** Lets the browser see to what people do before it goes on. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Draws the app into the page that the browser opened. */
export async function start(root: HTMLElement): Promise<void> {
  const storage = openBrowserStorage()
  // Before anything is read: the language may be among it.
  if (storage.handedOver() !== null) await takeIn(storage)
  const language = chosenLanguage(storage)
  const isWritten = isWrittenFor(language, root)
  nameLanguage(language)
  const queryClient = createQueryClient()
  askAgainWhenReady(queryClient, { isServerReady: () => isServerReady(window.location.origin) })
  presumeNobody(queryClient, storage)
  ignoreSecondTaps(window)
  holdInstallPrompt(window)
  keepFocus(window)
  // Before the router listens to the history.
  closeOpenedByBack(window)
  const coming = createTranslator(language)
  await pause()
  // Before the routes ask for it.
  keepContent(queryClient)
  await pause()
  const { client } = serverOfThisPage()
  // What the server did not write must not be drawn first.
  const asking = isWritten ? answersAfter(client, firstScreenDrawn) : client
  const router = createAppRouter(undefined, { queryClient, client: asking, storage })
  // As it was while the page was written: without the boundary that waits for the first screen.
  if (isWritten) router.ssr = { manifest: undefined }
  await pause()
  const [translator] = await Promise.all([coming, router.load()])
  await pause()
  prepareFirstScreen(queryClient)
  await pause()
  const title = document.querySelector('head > title')
  const app = (
    <StrictMode>
      <InPlaceOf root={root} title={title}>
        <App router={router} queryClient={queryClient} translator={translator} storage={storage} />
      </InPlaceOf>
    </StrictMode>
  )
  // In slices: a phone stays able to scroll what is there already.
  startTransition(() => {
    if (isWritten) hydrateRoot(root, app, { onRecoverableError: noteRedrawing })
    else createRoot(root).render(app)
  })
}

/** Where the app would have written something else, it draws anew: this costs a moment, and nothing else. */
function noteRedrawing(error: unknown): void {
  // React tells what it made of it, and the reason only beside that.
  const reason = error instanceof Error && error.cause !== undefined ? [error.cause] : []
  console.warn('[app] the page is drawn anew: the server wrote it otherwise', error, ...reason)
}
