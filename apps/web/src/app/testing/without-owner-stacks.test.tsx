import { expect, test } from 'vitest'

function noted(element: object): unknown {
  return Reflect.get(element, '_debugStack')
}

test('React does not note where an element was made', () => {
  const one = <p>one</p>
  const other = <p>other</p>
  expect(noted(one)).toBeInstanceOf(Error)
  // Placeholder for an unknown place.
  expect(noted(one)).toBe(noted(other))
})
