import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standsAtBottom } from './stands-at-bottom.ts'

afterEach(() => void vi.restoreAllMocks())

const room = () => document.documentElement.style.getPropertyValue('--bottom-bars')
const settled = () => act(async () => {})

test('CAVE-62 a bar as high as the one whose place it takes leaves the room of the bars as it is', async () => {
  const bar = (key: string) => <div key={key} ref={standsAtBottom} />
  const page = render(bar('results'))
  window.dispatchEvent(new Event('resize'))
  expect(room()).toBe('0px')
  const { style } = document.documentElement
  const changes = [vi.spyOn(style, 'setProperty'), vi.spyOn(style, 'removeProperty')]
  page.rerender(bar('next round'))
  await settled()
  for (const change of changes) expect(change).not.toHaveBeenCalled()
  page.unmount()
  await settled()
  expect(room()).toBe('')
})
