import { randomInt } from 'node:crypto'

const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 220

/**
 * The answer leaves first, and nobody can tell from its time, or from that of the next one, whether there is a letter to
 * write.
 */
export function afterTheAnswer(work: () => void): void {
  setTimeout(work, randomInt(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS)).unref()
}
