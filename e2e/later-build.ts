import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
/** Within the project, so that what draws written pages finds its packages. */
const FOLDERS = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const HASHED = /^(.+-)([\w-]{8})(\.(?:js|css|woff2|svg))$/
/** The end of a name with a hash: a pattern of whole names would begin anew at every letter of long texts. */
const ENDS = /-[\w-]{8}\.(?:js|css|woff2|svg)/g
const WRITTEN = /\.(js|css|html|json)$/

export const LATER = 'later-build'

/** A later build of the app, as a deployment brings it: no file with a hash has the name that it had before, and none of the old ones is left. */
export function laterBuild(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(FOLDERS, 'tablee-later-'))
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = join(folder, 'assets')
  const renamed = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const [, stem, hash, end] = HASHED.exec(name) ?? []
    if (stem === undefined || hash === undefined) continue
    const later = `${[...hash].toReversed().join('').replace(/^-/, '_')}${end}`
    renamed.set(`-${hash}${end}`, `-${later}`)
    renameSync(join(assets, name), join(assets, `${stem}${later}`))
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!WRITTEN.test(path)) continue
    const before = readFileSync(join(folder, path), 'utf8')
    const text = before.replace(ENDS, (end) => renamed.get(end) ?? end)
    writeFileSync(join(folder, path), path === 'index.html' ? marked(text) : path === 'sw.js' ? revised(text) : text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function marked(page: string): string {
  return page.replace('</head>', `<meta name="build" content="${LATER}"></head>`)
}

/** What has no hash in its name is fetched once more by the worker. */
function revised(worker: string): string {
  return worker.replace(/"[0-9a-f]{32}"/g, (revision) => `"${[...revision.slice(1, -1)].toReversed().join('')}"`)
}
