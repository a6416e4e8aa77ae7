import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

// Usage: node scripts/run.mjs tools/pair.ts …: runs a TypeScript file of this project with the right Node.
const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('usage: node scripts/run.mjs FILE.ts [arguments]\n')
  process.exit(2)
}
await ensureInstalled()
// Operator commands and servers started by tools read it.
if (!(await ensurePlacesBaked())) process.exit(1)
// npm moves to the project's folder first; file arguments are relative to the person's folder.
const isStartedByNpm = process.env.npm_lifecycle_script?.includes('scripts/run.mjs') === true
const cwd = (isStartedByNpm && process.env.INIT_CWD) || process.cwd()
handOver(findNode(), [join(projectRoot, file), ...args], { cwd })
