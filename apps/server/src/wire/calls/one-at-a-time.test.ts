import { expect, test } from 'vitest'
import { ProtocolError } from '../protocol-error.ts'
import { oneAtATime } from './one-at-a-time.ts'

test('OPS-13 of one key one work is under way, and what ended in whichever way leaves its place', async () => {
  const works = oneAtATime()
  const { promise: held, resolve: release } = Promise.withResolvers<string>()
  const first = works.run('here', () => held)
  await expect(works.run('here', async () => 'second')).rejects.toThrow(ProtocolError)
  expect(await works.run('elsewhere', async () => 'beside')).toBe('beside')
  release('first')
  expect(await first).toBe('first')
  await expect(works.run('here', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await works.run('here', async () => 'again')).toBe('again')
})
