import { getHeapStatistics } from 'node:v8'
import type { KeptRoom, KeptThings } from '@tablee/contract/serving/kept-room'

/** Cached states and answers of about sixty tournaments with 256 players in round six. */
const MOST_BYTES = 80 * 1_048_576
/** The rest is working memory: one large import briefly takes as much again. */
const PART_OF_HEAP = 0.2

/** In bytes. A small machine caches less and reads more often. */
export function bytesToKeep(heapBytes = getHeapStatistics().heap_size_limit): number {
  return Math.min(MOST_BYTES, Math.floor(heapBytes * PART_OF_HEAP))
}

/** Unused shares may be filled by others; under pressure each gets its own. */
export function createKeptRoom(mostBytes = bytesToKeep()): KeptRoom {
  const members: { readonly things: KeptThings; readonly part: number }[] = []

  function fit(): void {
    while (members.reduce((sum, { things }) => sum + things.bytes(), 0) > mostBytes) {
      const [fullest] = members.toSorted((one, other) => fullness(other) - fullness(one))
      if (!fullest?.things.dropOldest()) return
    }
  }

  return {
    enter: (things, part) => {
      members.push({ things, part })
      return fit
    },
  }
}

function fullness({ things, part }: { readonly things: KeptThings; readonly part: number }): number {
  return things.bytes() / part
}
