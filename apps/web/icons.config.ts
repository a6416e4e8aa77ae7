import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g
const EXPORT = /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g

function filesByName(entry: string): ReadonlyMap<string, string> {
  const lines = [...readFileSync(entry, 'utf8').matchAll(EXPORT)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(entry), file)] as const),
    ),
  )
}

/** Imports icons from their own files. Through the package's single entry `chunks.config.ts` would give each first page all icons. */
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
