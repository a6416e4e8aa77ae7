import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OF_OUR_PROCESS } from './testing/own-process.ts'

function start() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'a-process-that-hangs.ts')], {
    env: OF_OUR_PROCESS,
  })
  let written = ''
  child.stderr.on('data', (text) => {
    written += text
  })
  return { child, begun: once(child.stdout, 'data'), ended: once(child, 'close'), said: () => written }
}

test('OPS-23 a process that does nothing any more ends itself, so that it is started again', {
  timeout: 60_000,
}, async () => {
  const { child, begun, ended, said } = start()
  await begun
  child.stdin.write('hang\n')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(said()).toContain('Nothing was done for 1 s: this process ends itself')
})
