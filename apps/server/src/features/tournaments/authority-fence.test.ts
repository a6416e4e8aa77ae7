import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Permissions come from the table: a command comparing holders, roles or the organizer itself would be a second source. Finding the owner
 * of a secret belongs in `tournament-policy.ts` too.
 */
const OWN_ANSWER =
  /holders\.(staff|players)|[!=]== (\w+\.)*organizer\b|\borganizer [!=]==|role [!=]== '|\bpermit\b|isOrganizer/

const FEATURES = join(import.meta.dirname, '..')

test('STAK-10 no command and no question decides by itself who may', () => {
  const files = globSync('{tournaments,registrations}/{commands,queries}/*.ts', { cwd: FEATURES })
  const checked = files.filter((file) => !file.endsWith('.test.ts'))
  expect(checked.length).toBeGreaterThan(50)
  const found = checked.filter((file) => OWN_ANSWER.test(readFileSync(join(FEATURES, file), 'utf8')))
  expect(found).toEqual([])
})

test.each([
  'if (held.holders.staff[0]?.hash === hash) return accept(publicId)',
  'if (caller?.accountId !== held.tournament.organizer) return refuse()',
  "if (author.role === 'organizer') return accept(held)",
])('such an answer would be found: %s', (line) => {
  expect(line).toMatch(OWN_ANSWER)
})
