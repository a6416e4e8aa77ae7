import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from './drawing.tsx'

const DRAWN = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

test('LOOK-5 there are six drawings, of ink and paper with one spot of red, each of less than 3 kB', () => {
  expect(Object.keys(DRAWN).map((file) => file.replace(/.*\/|\.svg/g, ''))).toEqual([
    'cat-on-the-mat',
    'closed-box',
    'dealt-hand',
    'deck-and-dice',
    'empty-chair',
    'unplugged-lamp',
  ])
  for (const [file, svg] of Object.entries(DRAWN)) {
    expect(svg.length, file).toBeLessThan(3000)
    expect(svg.match(/var\(--carmine\)/g), file).toHaveLength(1)
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour)
    const known = ['none', 'var(--ink)', 'var(--surface)', 'var(--line)', 'var(--carmine)']
    expect(
      colours.filter((colour) => !known.includes(colour ?? '')),
      file,
    ).toEqual([])
  }
})

test('LOOK-5 a drawing is a file that is asked for where it is shown, and says nothing to a screen reader', () => {
  const { container } = render(<Drawing name="offline" />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelector('use')?.getAttribute('href')).toMatch(/cat-on-the-mat.*\.svg.*#drawing$/)
})
