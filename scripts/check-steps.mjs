import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspectLicences } from './licences.mjs'
import { findNode } from './node-runtime.mjs'
import { runQuietly } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { inspectRooms, ROOMS } from './rooms.mjs'
import { weightStep } from './weight.mjs'

/** @typedef {{ name: string, isPassed: boolean, output: string, seconds: number }} StepResult */
/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }> }} Step */

/** Two at a time: more would wait for each other on a small machine. */
const AT_ONCE = 2

const TYPE_PROJECTS = [
  'packages/domain/tsconfig.json',
  'packages/contract/tsconfig.json',
  'packages/messages/tsconfig.json',
  'packages/tsconfig.test.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'tsconfig.json',
]

/** Tests do not count. */
const PRODUCTION = [
  ...['--production', '--config', 'knip.production.json'],
  ...['--include', 'files,exports,types', '--no-progress'],
]

/** @param {string} script below node_modules
 * @param {readonly string[]} args */
function runTool(script, args) {
  return runQuietly(findNode(), [join(projectRoot, 'node_modules', ...script.split('/')), ...args], {
    cwd: projectRoot,
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : { ...process.env, NO_COLOR: '1' },
  })
}

/** @param {string} project
 * @returns {Step} */
function typeStep(project) {
  const memory = join('.out', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  return {
    name: `types ${project}`,
    run: () =>
      runTool('typescript-native/bin/tsc', [
        '-p',
        project,
        '--pretty',
        'false',
        '--incremental',
        '--tsBuildInfoFile',
        memory,
      ]),
  }
}

/** @typedef {{ files: number, findings: string[] }} Inspected */

/** More files name a kind: an inspection that sees fewer is blind. */
const FEWEST_WITH_KINDS = 11

/**
 * @param {() => Inspected | Promise<Inspected>} inspect
 * @param {number} fewestFiles
 * @returns {Step['run']} an inspection that saw fewer fails
 */
function inspecting(inspect, fewestFiles = 1) {
  return async () => {
    const { files, findings } = await inspect()
    const said = files < fewestFiles ? [...findings, `only ${files} files were read`] : findings
    return { code: said.length > 0 ? 1 : 0, output: said.map((line) => `${line}\n`).join('') }
  }
}

/** @returns {Step[]} the longest first, so that they end together */
function steps() {
  const rooms = ROOMS.filter((room) => existsSync(join(projectRoot, room)))
  return [
    {
      name: 'lint and format (biome)',
      run: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=100', '.']),
    },
    ...TYPE_PROJECTS.map(typeStep),
    {
      name: 'fence (dependency-cruiser)',
      run: () =>
        runTool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.mjs', ...rooms]),
    },
    { name: 'dead code (knip)', run: () => runTool('knip/bin/knip.js', ['--no-progress']) },
    { name: 'code that only tests keep alive (knip)', run: () => runTool('knip/bin/knip.js', PRODUCTION) },
    { name: 'names (rooms)', run: inspecting(inspectRooms) },
    { name: 'licences', run: inspecting(inspectLicences) },
    weightStep(),
    {
      name: 'kinds (readers)',
      // Asks the compiler, which exists only after installing: too late for an import above.
      run: inspecting(async () => (await import('./kinds.mjs')).inspectKinds(), FEWEST_WITH_KINDS),
    },
  ]
}

/** @param {Step} step
 * @returns {Promise<StepResult>} */
async function runStep({ name, run }) {
  const startedAt = Date.now()
  const { code, output } = await run()
  return { name, isPassed: code === 0, output, seconds: (Date.now() - startedAt) / 1000 }
}

/** @param {StepResult} result */
function print({ name, isPassed, output, seconds }) {
  process.stdout.write(`${isPassed ? '  ok  ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s\n`)
  if (!isPassed) process.stdout.write(`${output.trimEnd().replace(/^/gm, '    ')}\n`)
}

/**
 * Runs every check, even after one has failed, and prints each as it ends.
 * @returns {Promise<StepResult[]>}
 */
export async function runChecks() {
  mkdirSync(join(projectRoot, '.out', 'types'), { recursive: true })
  const waiting = steps()
  /** @type {StepResult[]} */
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      print(result)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}
