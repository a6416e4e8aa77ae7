import { expect, test } from 'vitest'
import { KeptValues } from './kept-values.ts'
import { OpenTabs } from './open-tabs.ts'

function openTabs(written: Map<string, string> = new Map()) {
  const backend = {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, value: string) => void written.set(key, value),
    removeItem: (key: string) => void written.delete(key),
  }
  return new OpenTabs(new KeptValues({ backend: () => backend, log: () => {} }))
}

test('EVEN-3 the open tab is kept for its entry of the history alone, also through a reload', () => {
  const written = new Map<string, string>()
  openTabs(written).keep('entry-1', 'standings')
  openTabs(written).keep('entry-2', 'more')
  expect(openTabs(written).find('entry-1')).toBe('standings')
  expect(openTabs(written).find('entry-2')).toBe('more')
  expect(openTabs(written).find('entry-3')).toBeNull()
  openTabs(written).keep('entry-1', null)
  expect(openTabs(written).find('entry-1')).toBeNull()
})

test('what another version wrote there, or nobody, opens the page as for the first time', () => {
  for (const text of ['nonsense', '{"entry-1":"more"}', '[["entry-1",3]]']) {
    expect(openTabs(new Map([['tablee:open_tabs', text]])).find('entry-1')).toBeNull()
  }
})

test('a tab of the browser keeps the last thirty alone', () => {
  const tabs = openTabs()
  for (let entry = 0; entry < 31; entry++) tabs.keep(`entry-${entry}`, 'more')
  expect(tabs.find('entry-0')).toBeNull()
  expect(tabs.find('entry-30')).toBe('more')
})
