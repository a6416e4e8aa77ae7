import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distancesFrom, readImporters } from './import-graph.mjs'
import { journeysIn, nearTests } from './near-tests.mjs'
import { projectRoot } from './project-root.mjs'
import { readTimes } from './test-report.mjs'

/** @typedef {import('./near-tests.mjs').Near} Near */

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/**
 * Uncommitted files or, if there are none, the last commit's; with `since`, everything since that commit.
 * @param {string | undefined} since
 * @returns {string[]} paths in the checkout
 */
function changedFiles(since) {
  const isThere = (/** @type {string} */ file) => existsSync(join(projectRoot, file))
  const ofTree = [
    ...git('diff', '--name-only', since ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(isThere)
  return ofTree.length > 0 || since !== undefined
    ? ofTree
    : git('diff', '--name-only', 'HEAD~1', 'HEAD').filter(isThere)
}

/**
 * The tests that the current change touches: see `nearTests`.
 * @param {{ since: string | undefined, reports: readonly string[] }} wish earlier runs' `reports` tell how long tests take
 * @returns {Near & { changed: string[] }}
 */
export function findNear({ since, reports }) {
  const changed = changedFiles(since)
  const importers = readImporters()
  const textOf = (/** @type {string} */ file) => readFileSync(join(projectRoot, file), 'utf8')
  const journeys = [...importers.keys()]
    .filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'))
    .flatMap((file) => journeysIn(file, textOf(file)))
  const times = readTimes(reports)
  const distances = distancesFrom(
    importers,
    changed.filter((file) => importers.has(file)),
  )
  return { changed, ...nearTests({ distances, textOf, journeys, secondsOf: (what) => times.get(what) }) }
}
