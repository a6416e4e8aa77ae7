import type { KnowsPath, PageView, RenderPage } from '@tablee/contract/serving/page-content'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { keepPageContent } from './app/page-content.ts'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.ts'
import { DeviceStorage } from './device-storage/device-storage.ts'
import { presumeNobody } from './features/accounts/api/account-query.ts'
import { readDocumentOfPage } from './features/tournaments/api/following/tournament-query.ts'
import { createTranslator } from './language/create-translator.ts'
import { OwnOriginProvider } from './transport/own-origin.tsx'
import { createServerClient } from './transport/server-client.ts'
import { type Server, ServerProvider } from './transport/server-context.tsx'

/** No requests while a page is written: all it shows is in its content. */
const nobody: Server = {
  client: createServerClient({ endpoint: '', language: () => '' }),
  live: {
    status: () => ({ kind: 'connecting' }),
    isOutdated: () => false,
    onStatus: () => () => {},
    subscribe: () => () => {},
    hear: () => false,
    askTime: () => {},
    onTime: () => () => {},
    close: () => {},
  },
  reachability: { isReachable: () => true, subscribe: () => () => {} },
}

const routes = createAppRouter(createMemoryHistory())

export const knowsPath: KnowsPath = (path) => {
  const [, params, nearest] = routes.getMatchedRoutes(path)
  // Reject paths that the nearest route does not match fully.
  return nearest !== undefined && params['**'] === undefined
}

/** Signed-in visitors see nothing there until the app draws: see `index.html`. */
const FOR_STRANGERS = /^\/(?:login|register|become-organizer)\b/

/** As a first-time visitor sees it. */
export const renderPage: RenderPage = async (view: PageView) => {
  const queryClient = createQueryClient()
  const storage = new DeviceStorage({ backend: () => null, log: () => {} })
  keepPageContent(queryClient, view.content)
  readDocumentOfPage(queryClient)
  if (FOR_STRANGERS.test(view.path)) presumeNobody(queryClient, storage)
  const router = createAppRouter(createMemoryHistory({ initialEntries: [view.path] }))
  // No inline script: scroll is restored once the app draws.
  router.update({ ...router.options, isServer: true, scrollRestoration: false })
  const [translator] = await Promise.all([createTranslator(view.language), router.load()])
  try {
    return renderToString(
      <OwnOriginProvider value={view.origin}>
        <ServerProvider value={nobody}>
          <App router={router} queryClient={queryClient} translator={translator} storage={storage} />
        </ServerProvider>
      </OwnOriginProvider>,
    )
  } finally {
    queryClient.clear()
  }
}
