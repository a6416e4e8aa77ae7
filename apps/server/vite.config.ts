import { dirname, join, relative, resolve, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, 'src')
const BUILT = join(import.meta.dirname, 'dist', 'server')

/** Compiled for one system, or read beside their code. */
const LEFT_IN_PLACE = [
  '@fontsource/bricolage-grotesque',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-sqlite3',
  'pg-native',
]

const THREAD = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g

/** A built file has another folder than its sources: what they find beside themselves is found from there. */
function besideTheSources(): Plugin {
  return {
    name: 'beside-the-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(SOURCES + sep) || !code.includes('import.meta.')) return null
      const folder = relative(BUILT, dirname(id)).split(sep).join('/')
      return code
        .replaceAll(THREAD, (_, file: string) => {
          const fileName = file.replace(/^\.\/|\.ts$/g, '').concat('.js')
          this.emitFile({ type: 'chunk', id: resolve(dirname(id), file), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
    },
  }
}

/** V8 keeps a text with one letter outside ASCII at two bytes a letter. */
function inAscii(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return {
    name: 'in-ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0080-\uffff]/g, escaped)
    },
  }
}

/** The server in few files: a process that starts reads 1,500 otherwise. */
export default defineConfig({
  plugins: [besideTheSources(), inAscii()],
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_IN_PLACE },
  build: {
    target: 'node22',
    ssr: true,
    outDir: BUILT,
    assetsDir: '',
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: join(SOURCES, 'main.ts'), operator: join(SOURCES, 'operator.ts') },
    },
  },
})
