import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@tablee/domain/language'

const HELP = `usage: npm run screens -- [--players 18,256] [--width 360,1440] [--theme dark] [--language en]
                          [--only quick|announced|house] [--long]

Pictures of every screen and state, on contact sheets in .screens/. Without options all of them: some fifteen minutes.
--long shows what stands below the first screen too.
`

const root = join(import.meta.dirname, '..')

function readWords() {
  try {
    return parseArgs({
      options: {
        players: { type: 'string' },
        width: { type: 'string' },
        theme: { type: 'string' },
        language: { type: 'string' },
        only: { type: 'string' },
        long: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch {
    return null
  }
}

const ALLOWED = { theme: ['light', 'dark'], language: LANGUAGES, only: ['quick', 'announced', 'house'] } as const

/** The request as the runner reads it; null if unreadable. */
function readWish(words: NonNullable<ReturnType<typeof readWords>>): object | null {
  const list = (text: string | undefined) => text?.split(',').map((each) => each.trim())
  const [players, widths] = [list(words.players)?.map(Number), list(words.width)?.map(Number)]
  if ([...(players ?? []), ...(widths ?? [])].some((number) => !Number.isInteger(number) || number < 0)) return null
  const [themes, languages, only] = [list(words.theme), list(words.language), words.only]
  const isKnown = (name: keyof typeof ALLOWED, chosen: readonly string[]) =>
    chosen.every((each) => (ALLOWED[name] as readonly string[]).includes(each))
  if (!isKnown('theme', themes ?? []) || !isKnown('language', languages ?? [])) return null
  if (only !== undefined && !isKnown('only', [only])) return null
  return { players, widths, themes, languages, only, isLong: words.long }
}

const words = readWords()
const wish = words && !words.help ? readWish(words) : null
if (wish === null) {
  process.stdout.write(HELP)
  process.exit(words?.help ? 0 : 2)
}

rmSync(join(root, '.screens'), { recursive: true, force: true })
const runner = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const child = spawn(process.execPath, [runner, 'test', '--config', 'playwright.screens.config.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, SCREENS: JSON.stringify(wish) },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.stdout.write('The contact sheets are in .screens/\n')
  process.exitCode = code ?? 1
})
