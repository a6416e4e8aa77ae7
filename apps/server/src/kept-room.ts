import { getHeapStatistics } from 'node:v8'
import type { KeptRoom, KeptThings } from '@tablee/contract/serving/kept-room'

/** States and answers of some sixty tournaments of 256 players in their sixth round. */
const MOST_BYTES = 80 * 1_048_576
/** The rest is for what is being done: one large import alone takes as much again for a second. */
const PART_OF_HEAP = 0.2

/** What may be kept where the heap has so many bytes: a small machine keeps less and reads more often. */
export function bytesToKeep(heapBytes = getHeapStatistics().heap_size_limit): number {
  return Math.min(MOST_BYTES, Math.floor(heapBytes * PART_OF_HEAP))
}

/** What one does not need the others may fill; where all want more, each has its part. */
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
