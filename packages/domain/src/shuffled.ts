import type { SeededRandom } from './seeded-random.ts'

/** Fisher-Yates: every order is equally likely. Returns a copy. */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const drawn = [...items]
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1))
    const item = drawn[last] as Item
    drawn[last] = drawn[chosen] as Item
    drawn[chosen] = item
  }
  return drawn
}
