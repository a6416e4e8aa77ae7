import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Each part runs in a task of its own: in one go they would hold up a slow phone for long enough to be felt. The server names
// all of them in the page, so that they are on their way together.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
await import('react-dom/client')
await nextTask()
await import('./app/router.ts')
await nextTask()
const { start } = await import('./app/start.tsx')
await start(root)
