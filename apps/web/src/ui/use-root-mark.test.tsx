import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRootMark } from './use-root-mark.ts'

function Sheet({ isOpen }: { readonly isOpen: boolean }) {
  useRootMark('sheet', isOpen)
  return null
}

test('DESK-9 the page says that a sheet is open for as long as one of them is', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-has-sheet')
  const one = render(<Sheet isOpen={false} />)
  expect(isMarked()).toBe(false)
  one.rerender(<Sheet isOpen />)
  const other = render(<Sheet isOpen />)
  one.unmount()
  expect(isMarked()).toBe(true)
  other.rerender(<Sheet isOpen={false} />)
  expect(isMarked()).toBe(false)
})
