import { expect, test, vi } from 'vitest'
import { findLatestSequence } from './latest-sequence.ts'
import { createServerClient } from './server-client.ts'

test('FAST-7 those who ask together for the last act share one question, and who asks later has one of their own', async () => {
  const client = createServerClient({ endpoint: '', language: () => 'fr' })
  let sequence = 7
  const list = vi.spyOn(client, 'listDocuments').mockImplementation(async () => [{ liveSequence: sequence }])
  const ask = (code: string) => findLatestSequence(client, code)
  expect(await Promise.all([ask('K7QM2X'), ask('K7QM2X'), ask('ABCDEF'), ask('K7QM2X')])).toEqual([7, 7, 7, 7])
  expect(list).toHaveBeenCalledTimes(2)
  sequence = 8
  expect(await ask('K7QM2X')).toBe(8)
  expect(list).toHaveBeenCalledTimes(3)
})
