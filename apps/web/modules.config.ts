import { join, relative, sep } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** Close to the bundler's output, and independent of neighbouring modules. */
const SIZE_OPTIONS = { compress: false, mangle: { toplevel: true }, codegen: { removeWhitespace: true } }

/** Part of a catalogue, filled in by `words.config.ts` when its script is generated. */
const WORDS = /\/src\/language\/words\/(\w+)-[\w-]+\.js$/

/** One name per file of ours and per external package. */
function nameOf(id: string): string {
  const [, language] = WORDS.exec(id) ?? []
  if (language !== undefined) return `packages/messages/src/${language}.ts`
  const [path = ''] = id.split('?')
  if (path.startsWith('\0')) return 'bundler'
  const [, outside] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  return outside === undefined ? relative(ROOT, path).split(sep).join('/') : `node_modules/${outside}`
}

type Rendered = { readonly code: string | null }

type Script = { readonly code: string; readonly modules: Readonly<Record<string, Rendered>> }

function partsOf({ code: whole, modules }: Script): Readonly<Record<string, number>> {
  const parts: Record<string, number> = {}
  for (const [id, { code: own }] of Object.entries(modules)) {
    const code = WORDS.test(id) ? whole : own
    if (!code) continue
    const bytes = Buffer.byteLength(minifySync('module.js', code, SIZE_OPTIONS).code)
    if (bytes > 0) parts[nameOf(id)] = (parts[nameOf(id)] ?? 0) + bytes
  }
  return parts
}

/** Writes the contents of each script next to the manifest, in uncompressed bytes, for `npm run weight`. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const modules = Object.fromEntries(scripts.map((script) => [script.fileName, partsOf(script)]))
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
      },
    },
  }
}
