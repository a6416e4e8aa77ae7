import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayerName } from './player-name.tsx'

const partsOf = (name: string) => {
  const { container } = render(<PlayerName name={name} isOneLine />)
  expect(container.textContent).toBe(name)
  return [...container.querySelectorAll('bdi > span')].map(({ textContent }) => textContent)
}

test('LOOK-25 a long name in one line keeps its end, and a number does not stand there alone', () => {
  expect(partsOf('Maximilienne de la Tour')).toEqual(['Maximilienne de la ', 'Tour'])
  expect(partsOf('Les Inséparables du Vieux Grimoire 3')).toEqual(['Les Inséparables du Vieux ', 'Grimoire 3'])
  expect(partsOf('Jean-Christophe de Vandière 1251')).toEqual(['Jean-Christophe de ', 'Vandière 1251'])
  for (const whole of ['Zoé O’Connor', 'Anticonstitutionnellement', 'Anticonstitutionnellement 7']) {
    expect(partsOf(whole)).toEqual([])
  }
})
