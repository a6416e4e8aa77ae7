import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { endWithNpm } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

const WEB_PORT = '5173'

await ensureInstalled()
if (!(await ensurePlacesBaked())) process.exit(1)
const node = findNode()
const port = process.env.PORT ?? '3000'
const webAddress = `http://localhost:${WEB_PORT}`

/** @param {readonly string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env */
function start(args, folder, env) {
  return spawn(node, [...args], { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } })
}

const server = start(
  ['--watch', '--watch-preserve-output', join(projectRoot, 'apps', 'server', 'src', 'main.ts')],
  projectRoot,
  { PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? webAddress },
)
const web = start(
  [
    join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js'),
    '--port',
    WEB_PORT,
    '--strictPort',
    '--clearScreen',
    'false',
  ],
  join(projectRoot, 'apps', 'web'),
  { TABLEE_API: `http://127.0.0.1:${port}` },
)
process.stdout.write(`Open ${webAddress} (the server behind it listens on port ${port}); Ctrl-C ends both\n`)

/** When either program ends, both do. */
function endBoth() {
  server.kill('SIGTERM')
  web.kill('SIGTERM')
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, endBoth)
endWithNpm(endBoth)
for (const child of [server, web]) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    endBoth()
  })
}
