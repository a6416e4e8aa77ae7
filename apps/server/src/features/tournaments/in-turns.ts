import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'

/** So long one piece of work may keep others waiting before they have their turn. */
const TURN_MS = 8

/** Works through a list that may be long; others have their turn in between. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let beganAt = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - beganAt < TURN_MS) continue
    await othersHaveTheirTurn()
    beganAt = performance.now()
  }
}
