import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const OPERATIONS = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md')

function namesRead(): readonly string[] {
  const names = new Set<string>()
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...names].sort()
}

test('OPS-4 every setting that the server reads stands in the table of docs/operations.md, and no other one', () => {
  const [, section = ''] = /\n## Settings\n([\s\S]*?)\n## /.exec(readFileSync(OPERATIONS, 'utf8')) ?? []
  const told = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(namesRead().length).toBeGreaterThan(15)
  expect([...told].sort()).toEqual(namesRead())
})
