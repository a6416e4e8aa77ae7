import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.mjs'

test.each([
  'check-steps.mjs',
  'near.mjs',
  'installation.mjs',
  'places.mjs',
  'web-build.mjs',
  'server-build.mjs',
  'test-report.mjs',
  'one-at-a-time.mjs',
])('what the commands need of %s is there on a checkout where nothing is installed yet', async (script) => {
  const checkout = mkdtempSync(join(tmpdir(), 'tablee-checkout-'))
  try {
    cpSync(join(projectRoot, 'scripts'), join(checkout, 'scripts'), { recursive: true })
    const load = promisify(execFile)(process.execPath, ['-e', `import('./scripts/${script}')`], { cwd: checkout })
    await expect(load).resolves.toMatchObject({ stderr: '' })
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
})
