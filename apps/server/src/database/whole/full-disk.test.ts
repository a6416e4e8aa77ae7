import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OF_OUR_PROCESS, OPERATOR } from '../../testing/own-process.ts'
import { createTestDatabase } from '../testing/test-databases.ts'

/** In blocks of 512 bytes. */
const ROOM = 64

test('OPS-9 a file that cannot be written whole is named, not the one that it was read from', async () => {
  const place = await createTestDatabase('sqlite')
  onTestFinished(() => place.remove())
  const to = join(place.folder, 'kept.sqlite')
  const script = `trap '' XFSZ; ulimit -f ${ROOM}; exec "$0" "$@"`
  const args = ['-c', script, process.execPath, OPERATOR, 'backup', to]
  const env = { PATH: OF_OUR_PROCESS.PATH, DATA_DIR: place.folder }
  const told = await new Promise<string>((resolve) => {
    execFile('sh', args, { env }, (_error, _stdout, stderr) => resolve(stderr))
  })
  expect(told).toContain(`${to} cannot be read or written`)
  expect(told).not.toContain('tablee.sqlite')
  expect(readdirSync(place.folder).filter((name) => name.startsWith('kept'))).toEqual([])
})
