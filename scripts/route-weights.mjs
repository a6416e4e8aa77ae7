import { join } from 'node:path'
import { findNode } from './node-runtime.mjs'
import { runQuietly } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

/**
 * Weighs what each route of the built web app loads before it answers; see `tools/weight.ts` for what may be asked.
 * @param {readonly string[]} args
 */
export function weighRoutes(args) {
  return runQuietly(findNode(), [join(projectRoot, 'tools', 'weight.ts'), ...args], { cwd: projectRoot })
}
