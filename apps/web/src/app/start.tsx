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
import { preloadWhenIdle } from '../ui/later.tsx'
import { answersAfter } from './answers-after.ts'
import { App } from './app.tsx'
import { askAgainWhenReady } from './ask-again.ts'
import { firstScreenDrawn, tellFirstScreenDrawn } from './first-drawing.ts'
import { holdInstallPrompt } from './install/held-prompt.ts'
import { keepPageContent, readPageContent } from './page-content.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

/** For a screen that does not report its first drawing. */
const LONGEST_DRAWING_MS = 3_000

function InPlaceOf({ root, title, children }: InPlaceOfProps) {
  useLayoutEffect(() => {
    // From here on each screen sets its own title.
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

/** Without this code, it waits for the next page. */
async function takeIn(storage: DeviceStorage): Promise<void> {
  // Written for somebody no longer signed in here.
  document.documentElement.dataset.waiting = ''
  try {
    const { takeHandedOver } = await import('../device-storage/take-handed-over.ts')
    takeHandedOver(storage)
  } catch (cause) {
    console.warn('[app] what was handed over cannot be taken now', cause)
  }
}

/** Whether the server's page, written for an unknown visitor, is what the app will draw first. */
function isWrittenFor(language: Language, root: HTMLElement): boolean {
  const { dataset, lang } = document.documentElement
  return 'early' in root.dataset && !('waiting' in dataset) && lang === language
}

/** Lets the browser handle input. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

export async function start(root: HTMLElement): Promise<void> {
  const storage = openBrowserStorage()
  // Before anything is read: the language may be part of it.
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
  // Before the routes request it.
  keepContent(queryClient)
  await pause()
  const { client } = serverOfThisPage()
  // What the server did not write must not be in the first render.
  const asking = isWritten ? answersAfter(client, firstScreenDrawn) : client
  const router = createAppRouter(undefined, { queryClient, client: asking, storage })
  // As on the server: without the boundary that waits for the first screen.
  if (isWritten) router.ssr = { manifest: undefined }
  await pause()
  const [translator] = await Promise.all([coming, router.load()])
  await pause()
  const title = document.querySelector('head > title')
  const app = (
    <StrictMode>
      <InPlaceOf root={root} title={title}>
        <App router={router} queryClient={queryClient} translator={translator} storage={storage} />
      </InPlaceOf>
    </StrictMode>
  )
  // In slices, so that a phone can scroll.
  startTransition(() => {
    if (isWritten) hydrateRoot(root, app, { onRecoverableError: noteRedrawing })
    else createRoot(root).render(app)
  })
  void firstScreenDrawn.then(() => preloadWhenIdle({ preload: bringFormats }))
}

/** The first format has the browser load what it knows of all languages, 30 ms of a phone: not with the first screen, nor after a press. */
async function bringFormats(): Promise<void> {
  new Intl.NumberFormat()
}

/** A hydration mismatch only costs a second render. */
function noteRedrawing(error: unknown): void {
  // React puts the reason into `cause`.
  const reason = error instanceof Error && error.cause !== undefined ? [error.cause] : []
  console.warn('[app] the page is drawn anew: the server wrote it otherwise', error, ...reason)
}
