import { randomInt } from 'node:crypto'

const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 220

/** Answers first, so that the timing of this and the next answer does not reveal whether a letter is written. */
export function afterTheAnswer(work: () => void): void {
  setTimeout(work, randomInt(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS)).unref()
}
