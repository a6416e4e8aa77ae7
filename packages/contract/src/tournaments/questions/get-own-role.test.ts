import { expect, test } from 'vitest'
import { getOwnRole } from './get-own-role.ts'

test('ACTS-43 a role of a later version is no failure: the app says that it is in force, and none that it knows', () => {
  const data = { standing: 'in_force', role: 'judge', name: 'Nour', expiresAt: null }
  expect(getOwnRole.reply.parse({ data })).toEqual({ data })
  expect(getOwnRole.reply.parse({ data: { ...data, role: 'streamer' } })).toEqual({ data: { ...data, role: null } })
})
