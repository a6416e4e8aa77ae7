import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import { expect, test } from 'vitest'
import { KEPT_IN_BROWSER } from './kept-in-browser.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Look like keys but store nothing. */
const KEEPS_NOTHING = ['tablee:unsent-scores', 'tablee:session', 'tablee:open']

const named = KEPT_IN_BROWSER.flatMap(({ names }) => names)
const isNamed = (key: string) =>
  named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : name === key))

test('SHOP-57 every name under which the app keeps something in a browser is told on the page about privacy', () => {
  const files = [
    'apps/web/src/**/*.{ts,tsx}',
    'apps/web/index.html',
    'apps/web/public/*.js',
    'packages/contract/src/**/*.ts',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|kept-in-browser/.test(file))
  const keys = files.flatMap((file) => [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/['"`](tablee:[a-z_:-]+|userTournaments)/g),
  ])
  const found = new Set(keys.map(([, key = '']) => key))
  expect(found.size).toBeGreaterThan(15)
  expect([...found].filter((key) => !isNamed(key) && !KEEPS_NOTHING.includes(key))).toEqual([])
})

test('SHOP-57 the cookies are told with their lives in both languages', () => {
  for (const { legal } of [fr, en]) {
    expect(legal.kept.items.device.until).toContain('400')
    expect(legal.kept.items.session.until).toContain('365')
    expect(legal.privacy.cookies).toContain('a_device_tablee')
  }
})
