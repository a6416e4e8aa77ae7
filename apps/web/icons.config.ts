import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g
const EXPORT = /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g

/** Each icon by the names under which the package gives it. */
function filesByName(entry: string): ReadonlyMap<string, string> {
  const lines = [...readFileSync(entry, 'utf8').matchAll(EXPORT)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(entry), file)] as const),
    ),
  )
}

/**
 * Has each module import its icons from their own files. By way of the package's one entry every module seems to reach all of them, and
 * `chunks.config.ts`, which asks what a page reaches, would give each first page the icons of the whole app.
 */
export function importIconsOneByOne(): Plugin {
  let files: ReadonlyMap<string, string> | null = null
  return {
    name: 'icons-one-by-one',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(PACKAGE)) return null
      const entry = await this.resolve(PACKAGE, id)
      if (!entry) return null
      files ??= filesByName(entry.id)
      const known = files
      const changed = code.replaceAll(IMPORT, (_statement, names: string) => {
        const wanted = names.split(',').flatMap((name) => name.trim() || [])
        return wanted.map((name) => importOf(name, known)).join('\n')
      })
      return changed === code ? null : { code: changed, map: null }
    },
  }
}

function importOf(wanted: string, files: ReadonlyMap<string, string>): string {
  const [name = '', local = name] = wanted.split(/\s+as\s+/)
  const file = files.get(name)
  if (file === undefined) throw new Error(`${PACKAGE} has no icon ${name}`)
  return `import ${local} from ${JSON.stringify(file)};`
}
