import { join } from 'node:path'
import { findNode } from './node-runtime.mjs'
import { runQuietly } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

/**
 * Weighs what each route of the built web app loads before it answers; `tools/weight.ts` has the options.
 * @param {readonly string[]} args
 */
export function weighRoutes(args) {
  return runQuietly(findNode(), [join(projectRoot, 'tools', 'weight.ts'), ...args], { cwd: projectRoot })
}
