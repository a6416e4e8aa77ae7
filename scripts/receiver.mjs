import { join } from 'node:path'
import { ensureBuilt, fingerprintOf } from './builds.mjs'
import { projectRoot } from './project-root.mjs'
import { build, SKIPPED, SOURCES } from './server-build.mjs'

// Builds the server whose webhooks lead to this machine, which tests start and kill: from its sources it starts with three times the work.
const server = 'apps/server/src'
const BEGINNING = 'endurance/testing/serve-to-receiver.ts'
const FOR_TESTS = [BEGINNING, 'hooks/testing/hook-certificate.ts'].map((path) => `${server}/${path}`)

const isWhole = await ensureBuilt({
  name: 'receiver-build',
  stamp: join(projectRoot, 'apps', 'server', 'dist', 'to-receiver', '.built-from'),
  wanted: fingerprintOf([...SOURCES, ...FOR_TESTS], SKIPPED),
  isForced: false,
  build: () => build('--ssr', `src/${BEGINNING}`, '--outDir', 'dist/to-receiver'),
})
if (!isWhole) process.exit(1)
