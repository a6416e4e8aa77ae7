import { expect, test } from 'vitest'
import css from '../../../ui/theme.css?raw'
import { COLOURS } from './picture-sheet.ts'

test('LOOK-19 pictures have the colours of the day', () => {
  const byDay = new Map(
    [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}),/g)].map(([, name, light]) => [name, light]),
  )
  for (const [name, colour] of Object.entries(COLOURS)) expect([name, byDay.get(name)]).toEqual([name, colour])
})
