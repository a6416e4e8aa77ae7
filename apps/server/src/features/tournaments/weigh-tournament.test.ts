import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test('OPS-13 what a tournament is said to weigh is what the heap grows by, and not many times more', async () => {
  const thread = new Worker(new URL('./testing/weigh-in-thread.ts', import.meta.url), { execArgv: [] })
  const [{ grown, said }] = await once(thread, 'message')
  await thread.terminate()
  expect(said).toBeGreaterThan(grown * 0.8)
  expect(said).toBeLessThan(grown * 2.5)
})
