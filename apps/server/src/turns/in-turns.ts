import { othersHaveTheirTurn } from './others-have-their-turn.ts'

/** How long work may run before others get their turn. */
const TURN_MS = 8

/** Lets others run in between. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let beganAt = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - beganAt < TURN_MS) continue
    await othersHaveTheirTurn()
    beganAt = performance.now()
  }
}
