import { othersHaveTheirTurn } from './others-have-their-turn.ts'

/** How long work may run before others get their turn. */
const TURN_MS = 8

/** Awaited between the pieces of a long work: others have their turn where these took long enough. */
export function pausing(): () => Promise<void> {
  let beganAt = performance.now()
  return async () => {
    if (performance.now() - beganAt < TURN_MS) return
    await othersHaveTheirTurn()
    beganAt = performance.now()
  }
}

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

/** What the steps of a long work come to, with others in between. */
export async function endInTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  const pause = pausing()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
