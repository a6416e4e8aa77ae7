import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterChips } from './filter-chips.tsx'

const chips = ['Total', 'En attente', 'Sans deck', 'Annulées'].map((label) => ({ value: label, label, count: 3 }))

/** Twice as long as its room. */
function strip(): HTMLElement {
  render(<FilterChips isStrip label="Afficher" chips={chips} chosen="Total" countText={String} onChoose={() => {}} />)
  const group = screen.getByRole('group', { name: 'Afficher' })
  const scrollBy = ({ left = 0 }: ScrollToOptions) => {
    group.scrollLeft = Math.min(300, Math.max(0, group.scrollLeft + left))
    fireEvent.scroll(group)
  }
  Object.defineProperties(group, {
    clientWidth: { value: 300 },
    scrollWidth: { value: 600 },
    scrollBy: { value: scrollBy },
  })
  fireEvent.scroll(group)
  return group
}
const ends = () => [...document.querySelectorAll<HTMLElement>('button[aria-hidden]')]

test('SHOP-72 what has no room in the line is scrolled to with the mouse, by what stands at its end', () => {
  const group = strip()
  expect(ends()).toHaveLength(1)
  fireEvent.click(ends()[0] as HTMLElement)
  expect(group.scrollLeft).toBe(210)
  expect(ends()).toHaveLength(2)
  fireEvent.click(ends()[1] as HTMLElement)
  expect(group.scrollLeft).toBe(300)
  // At the end only back remains.
  expect(ends()).toHaveLength(1)
  fireEvent.click(ends()[0] as HTMLElement)
  expect(group.scrollLeft).toBe(90)
  // For keyboard and screen readers only chips exist.
  expect(screen.getAllByRole('button')).toHaveLength(4)
})

test('SHOP-72 a wheel that turns up and down moves the line, and the page once the line is at its end', () => {
  const group = strip()
  expect(fireEvent.wheel(group, { deltaY: 120 })).toBe(false)
  expect(group.scrollLeft).toBe(120)
  Object.defineProperty(group, 'scrollLeft', { get: () => 300, set: () => {} })
  expect(fireEvent.wheel(group, { deltaY: 120 })).toBe(true)
  expect(fireEvent.wheel(group, { deltaY: 120, ctrlKey: true })).toBe(true)
})
