import './app/early/early-page.ts'
import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/**
 * Each part runs in a task of its own: in one go they would hold up a slow phone for long enough to be felt. The server names all of
 * them in the page, so that they are on their way together; `vite.config.ts` makes one file of each.
 */
const PARTS = [
  () => import('react-dom/client'),
  () => import('./language/create-translator.ts'),
  // The first of all formats makes the browser read its tables of languages.
  () => new Intl.NumberFormat(),
  () => import('./transport/server-client.ts'),
  () => import('@tablee/contract/tournaments/documents/tournament-document'),
  () => import('./app/router.ts'),
  () => import('./app/start.tsx'),
]
try {
  for (const load of PARTS) {
    await load()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const { start } = await import('./app/start.tsx')
  await start(root)
} catch (cause) {
  // What waits for the app must not look as if it went on.
  window.earlyPage?.giveUp()
  throw cause
}
