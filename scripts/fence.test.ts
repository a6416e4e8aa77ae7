import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fence from '../.dependency-cruiser.mjs'
import { projectRoot } from './project-root.mjs'

type Violation = { from: string; to: string; rule: { name: string } }
type Module = { source: string; dependencies: { module: string; resolved: string }[] }
type Reading = { modules: Module[]; summary: { violations: Violation[]; totalCruised: number } }

const ROOMS = ['packages', 'apps']

function readImports(folder: string, rooms: string[]): Reading {
  const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(projectRoot, '.dependency-cruiser.mjs')
  const { stdout } = spawnSync(process.execPath, [program, '--config', config, '--output-type', 'json', ...rooms], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout)
}

function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Three packages behind links, as npm lays them, and a few outside ones. */
function layGround(folder: string) {
  for (const name of ['domain', 'contract', 'messages']) {
    write(folder, {
      [`packages/${name}/package.json`]: JSON.stringify({
        name: `@tablee/${name}`,
        type: 'module',
        exports: { './*': './src/*.ts' },
      }),
    })
    mkdirSync(join(folder, 'node_modules/@tablee'), { recursive: true })
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@tablee', name), 'dir')
  }
  for (const name of ['kysely', 'zod', 'vitest', 'react']) {
    write(folder, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }),
      [`node_modules/${name}/dist/index.js`]: 'export const anything = 1\n',
    })
  }
}

const bring = (name: string, from: string) => `import { ${name} } from '${from}'\nexport const planted = ${name}\n`

/** Allowed in each room that has a rule. */
const SOUND = {
  'packages/domain/src/tournaments/score.ts': 'export type Score = number\nexport const scores = [1]\n',
  'packages/domain/src/tournaments/score.test.ts':
    "import { readFileSync } from 'node:fs'\nimport { anything } from 'vitest'\nimport { scores } from './score.ts'\nexport const seen = [readFileSync, anything, scores]\n",
  'packages/contract/src/tournaments/submit-score.ts':
    "import { anything } from 'zod'\nimport { scores } from '@tablee/domain/tournaments/score'\nexport const call = [anything, scores]\n",
  'packages/contract/src/serving/served-call.ts': 'export const served = 1\n',
  'packages/messages/src/fr.ts':
    "import type { Score } from '@tablee/domain/tournaments/score'\nexport const fr: Score = 1\n",
  'apps/server/src/features/tournaments/tournament-store.ts':
    "import { anything } from 'kysely'\nimport { call } from '@tablee/contract/tournaments/submit-score'\nimport { database } from '../../database/database.ts'\nexport const store = [anything, call, database]\n",
  'apps/server/src/features/tournaments/queries/find-by-code.ts':
    "import { anything } from 'kysely'\nexport const find = anything\n",
  'apps/server/src/database/database.ts': "import { anything } from 'kysely'\nexport const database = anything\n",
  'apps/server/src/wire/envelope.ts':
    "import { fr } from '@tablee/messages/fr'\nimport { served } from '@tablee/contract/serving/served-call'\nexport const envelope = [fr, served]\n",
  'apps/server/src/wire/open-api/describes.ts': bring('call', '@tablee/contract/tournaments/submit-score'),
  'apps/server/src/ports/bus.ts': 'export type Bus = number\n',
  'apps/server/src/one-process/local-bus.ts': "import type { Bus } from '../ports/bus.ts'\nexport const bus: Bus = 1\n",
  'apps/server/src/realtime/tells.ts': "import type { Bus } from '../ports/bus.ts'\nexport const tells: Bus = 1\n",
  'apps/server/src/many-processes/shared-bus.ts':
    "import { bus as local } from '../one-process/local-bus.ts'\nimport type { Bus } from '../ports/bus.ts'\nexport const bus: Bus = local\n",
  'apps/server/src/open-ports.ts':
    "import { bus } from './one-process/local-bus.ts'\nimport { bus as shared } from './many-processes/shared-bus.ts'\nexport const ports = [bus, shared]\n",
  'apps/server/src/compose.ts':
    "import { store } from './features/tournaments/tournament-store.ts'\nimport { ports } from './open-ports.ts'\nimport { envelope } from './wire/envelope.ts'\nexport const server = [store, ports, envelope]\n",
  'apps/web/src/ui/button.tsx': "import { anything } from 'react'\nexport const button = anything\n",
  'apps/web/src/transport/http.ts': 'export const http = 1\n',
  'apps/web/src/features/tournaments/api/sent-score.ts': bring('http', '../../../transport/http.ts'),
  'apps/web/src/features/tournaments/score-grid.tsx':
    "import { scores } from '@tablee/domain/tournaments/score'\nimport { http } from '../../transport/http.ts'\nimport { button } from '../../ui/button.tsx'\nexport const grid = [scores, http, button]\n",
  'apps/web/src/app/routes/home.tsx':
    "import { grid } from '../../features/tournaments/score-grid.tsx'\nexport const home = grid\n",
}

/** The cycle is reported once. */
const HEN = { 'packages/domain/src/hen.ts': "import { egg } from './egg.ts'\nexport const hen = () => egg\n" }

const PLANTED: [rule: string, path: string, text: string][] = [
  ['domain-is-pure', 'packages/domain/src/reads-clock.ts', bring('hostname', 'node:os')],
  ['domain-is-pure', 'packages/domain/src/uses-schema.ts', bring('anything', 'zod')],
  [
    'domain-is-pure',
    'packages/domain/src/knows-contract.ts',
    bring('call', '@tablee/contract/tournaments/submit-score'),
  ],
  ['domain-is-pure', 'packages/domain/src/uses-test-runner.ts', bring('anything', 'vitest')],
  ['domain-is-pure', 'packages/domain/src/schema.test.ts', bring('anything', 'zod')],
  ['contract-knows-domain-only', 'packages/contract/src/says.ts', bring('fr', '@tablee/messages/fr')],
  ['contract-knows-domain-only', 'packages/contract/src/reads-file.ts', bring('hostname', 'node:os')],
  ['contract-knows-domain-only', 'packages/contract/src/shows.ts', bring('anything', 'react')],
  ['messages-know-types-only', 'packages/messages/src/en.ts', bring('scores', '@tablee/domain/tournaments/score')],
  ['messages-know-types-only', 'packages/messages/src/mail.ts', bring('server', '../../../apps/server/src/compose.ts')],
  [
    'features-stay-apart',
    'apps/server/src/features/accounts/peeks.ts',
    bring('store', '../tournaments/tournament-store.ts'),
  ],
  ['features-stay-apart', 'apps/web/src/features/accounts/peeks.tsx', bring('grid', '../tournaments/score-grid.tsx')],
  [
    'features-know-no-edge',
    'apps/server/src/features/tournaments/answers.ts',
    bring('envelope', '../../wire/envelope.ts'),
  ],
  ['features-know-no-edge', 'apps/server/src/features/tournaments/composes.ts', bring('server', '../../compose.ts')],
  ['features-know-no-edge', 'apps/server/src/features/tournaments/speaks.ts', bring('fr', '@tablee/messages/fr')],
  [
    'edge-knows-no-feature',
    'apps/server/src/realtime/reads-store.ts',
    bring('store', '../features/tournaments/tournament-store.ts'),
  ],
  ['edge-knows-no-feature', 'apps/server/src/mail/reads-database.ts', bring('database', '../database/database.ts')],
  [
    'wire-knows-no-call',
    'apps/server/src/wire/knows-call.ts',
    bring('call', '@tablee/contract/tournaments/submit-score'),
  ],
  ['ports-know-nothing', 'apps/server/src/ports/holds-socket.ts', bring('tells', '../realtime/tells.ts')],
  ['ports-know-nothing', 'apps/server/src/ports/uses-library.ts', bring('anything', 'zod')],
  ['processes-are-counted-once', 'apps/server/src/wire/chooses.ts', bring('bus', '../one-process/local-bus.ts')],
  ['processes-are-counted-once', 'apps/server/src/main.ts', bring('bus', './one-process/local-bus.ts')],
  ['processes-are-counted-once', 'apps/server/src/compose.ts', bring('bus', './many-processes/shared-bus.ts')],
  ['processes-are-counted-once', 'apps/server/src/one-process/says.ts', bring('envelope', '../wire/envelope.ts')],
  [
    'features-know-no-app',
    'apps/web/src/features/tournaments/knows-route.tsx',
    bring('home', '../../app/routes/home.tsx'),
  ],
  [
    'features-know-no-app',
    'apps/web/src/transport/knows-feature.ts',
    bring('grid', '../features/tournaments/score-grid.tsx'),
  ],
  ['api-knows-no-screen', 'apps/web/src/features/tournaments/api/send-score.ts', bring('grid', '../score-grid.tsx')],
  ['transport-only-carries', 'apps/web/src/transport/shows.tsx', bring('button', '../ui/button.tsx')],
  ['ui-knows-nothing', 'apps/web/src/ui/score-button.tsx', bring('scores', '@tablee/domain/tournaments/score')],
  ['ui-knows-nothing', 'apps/web/src/ui/sends.tsx', bring('http', '../transport/http.ts')],
  ['apps-stay-apart', 'apps/web/src/app/loads-server.ts', bring('server', '../../../server/src/compose.ts')],
  ['apps-stay-apart', 'apps/server/src/loads-web.ts', bring('home', '../../web/src/app/routes/home.tsx')],
  ['no-circular', 'packages/domain/src/egg.ts', "import { hen } from './hen.ts'\nexport const egg = () => hen\n"],
  ['sql-in-stores-only', 'apps/server/src/features/tournaments/commands/asks.ts', bring('anything', 'kysely')],
  ['sql-in-stores-only', 'apps/server/src/wire/asks.ts', bring('anything', 'kysely')],
  [
    'sql-in-stores-only',
    'apps/server/src/features/tournaments/names-query.ts',
    "import type { anything } from 'kysely'\nexport type Planted = typeof anything\n",
  ],
  ['sql-in-stores-only', 'tools/asks.ts', bring('anything', 'kysely')],
  ['tools-know-no-app', 'tools/opens-server.ts', bring('server', '../apps/server/src/compose.ts')],
  ['tools-know-no-app', 'e2e/opens-web.ts', bring('home', '../apps/web/src/app/routes/home.tsx')],
  ['tests-are-not-imported', 'packages/domain/src/imports-test.ts', bring('seen', './tournaments/score.test.ts')],
  ['no-unresolved', 'packages/domain/src/imports-ghost.ts', bring('ghost', './ghost.ts')],
]

describe('the fence, on a small house of its own', () => {
  const sound = mkdtempSync(join(tmpdir(), 'fence-sound-'))
  const broken = mkdtempSync(join(tmpdir(), 'fence-broken-'))
  let found: Violation[] = []

  beforeAll(() => {
    layGround(broken)
    write(broken, SOUND)
    write(broken, HEN)
    write(broken, Object.fromEntries(PLANTED.map(([, path, text]) => [path, text])))
    found = readImports(broken, ['packages', 'apps', 'tools', 'e2e']).summary.violations
  })
  afterAll(() => {
    for (const folder of [sound, broken]) rmSync(folder, { recursive: true, force: true })
  })

  test.each(PLANTED)('%s is reported for %s', (rule, path) => {
    expect(found.filter(({ from }) => from === path).map((violation) => violation.rule.name)).toContain(rule)
  })

  test('every rule has a planted violation', () => {
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(fence.forbidden.map(({ name }) => name)))
  })

  test('imports that follow the table are let through', () => {
    layGround(sound)
    write(sound, SOUND)
    const { summary } = readImports(sound, ROOMS)
    expect(summary.violations).toEqual([])
    expect(summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(SOUND).length)
  })
})

describe('the fence, on this house', () => {
  const reading = readImports(projectRoot, ROOMS)
  const sources = reading.modules.map(({ source }) => source)

  test('it reads every source file of packages and apps', () => {
    const present = globSync('{packages,apps}/**/*.{ts,tsx}', {
      cwd: projectRoot,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).map((path) => path.replaceAll('\\', '/'))
    expect(present.length).toBeGreaterThan(40)
    expect(present.filter((path) => !sources.includes(path))).toEqual([])
  })

  test('imports between packages lead to source files, so that rules see them', () => {
    const between = reading.modules
      .flatMap(({ dependencies }) => dependencies)
      .filter(({ module }) => module.startsWith('@tablee/'))
    expect(between.length).toBeGreaterThan(10)
    expect(between.filter(({ resolved }) => !/^packages\/[a-z]+\/src\/.+\.tsx?$/.test(resolved))).toEqual([])
  })
})

describe('what the domain can see', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fence-types-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(['document', 'process', 'setTimeout', 'fetch', 'console'])('it has never heard of %s', (name) => {
    write(folder, {
      'tsconfig.json': JSON.stringify({
        extends: join(projectRoot, 'packages/domain/tsconfig.json'),
        include: ['*.ts'],
      }),
      'rule.ts': `export const known = [Math.max, Intl.Collator]\nexport const seen = ${name}\n`,
    })
    const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
    expect(stdout.trim().split('\n')).toEqual([expect.stringContaining(`Cannot find name '${name}'`)])
  })
})
