import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'

const CHANGELOG = join(import.meta.dirname, '..', '..', '..', '..', '..', 'CHANGELOG.md')
const FIRST_TOLD = '0048'

test('OPS-20 the changelog names every step of the data with its kind, for who plans an upgrade', () => {
  const rows = [...readFileSync(CHANGELOG, 'utf8').matchAll(/^\| (\d{4}-\S+) \| (\w+) \| .+ \|$/gm)]
  const told = rows.map(([, name, kind]) => [name, kind])
  const made = Object.entries(MIGRATIONS).filter(([name]) => name >= FIRST_TOLD)
  expect(told.filter(([name = '']) => name >= FIRST_TOLD).toSorted()).toEqual(
    made.map(([name, { kind }]) => [name, kind]),
  )
})
