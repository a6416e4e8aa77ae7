import { expect, test } from 'vitest'
import { grantCommand } from './grant-command.ts'

test('CREA-8 AUTH-10 the command names the address as one word, whatever stands in it', () => {
  expect(grantCommand('zoe@example.org')).toBe("npm run tablee -- organizer grant 'zoe@example.org'")
  expect(grantCommand("o'brien$(id)@example.org")).toBe(
    String.raw`npm run tablee -- organizer grant 'o'\''brien$(id)@example.org'`,
  )
})
