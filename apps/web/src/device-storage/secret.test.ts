import { expect, test } from 'vitest'
import { newSecret, publicIdOf } from './secret.ts'

test.each([
  ['0123456789abcdef0123456789abcdef', '3eb1bd439947eb762998e566ccc2e099'],
  ['Zoé-organisatrice-2030', '345830889d750a55f4ccd22af898efea'],
])('HOME-6 the public id of the secret %s is the one that the server derives', (secret, publicId) => {
  expect(publicIdOf(secret)).toBe(publicId)
})

test('HOME-6 a secret is 128 random bits in lower-case hexadecimal, never the same twice', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(secrets.every((secret) => /^[0-9a-f]{32}$/.test(secret))).toBe(true)
  expect(new Set(secrets).size).toBe(50)
})
