import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { folderOfCaller, handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { ensureServerBuilt } from './server-build.mjs'

// Usage: node scripts/run.mjs tools/pair.ts …: runs a TypeScript file of this project with the right Node.
const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('usage: node scripts/run.mjs FILE.ts [arguments]\n')
  process.exit(2)
}
await ensureInstalled()
// Servers started by tools read them.
if (!(await ensurePlacesBaked()) || !(await ensureServerBuilt())) process.exit(1)
handOver(findNode(), [join(projectRoot, file), ...args], { cwd: folderOfCaller() })
