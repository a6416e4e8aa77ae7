import './app/early/early-page.ts'
import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/**
 * One task per part: in one go they would block a slow phone noticeably. The server preloads all of them; `vite.config.ts` makes a file of
 * each.
 */
const PARTS = [
  () => import('react-dom/client'),
  () => import('./language/create-translator.ts'),
  () => import('./transport/server-client.ts'),
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
  // What waits for the app must not look active.
  window.earlyPage?.giveUp()
  throw cause
}
