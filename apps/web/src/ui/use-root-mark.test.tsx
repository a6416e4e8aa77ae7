import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRootMark } from './use-root-mark.ts'

function Line({ isOpen }: { readonly isOpen: boolean }) {
  useRootMark('top-line', isOpen)
  return null
}

test('DESK-9 the page says that a line is pinned for as long as one of them is', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-has-top-line')
  const one = render(<Line isOpen={false} />)
  expect(isMarked()).toBe(false)
  one.rerender(<Line isOpen />)
  const other = render(<Line isOpen />)
  one.unmount()
  expect(isMarked()).toBe(true)
  other.rerender(<Line isOpen={false} />)
  expect(isMarked()).toBe(false)
})
