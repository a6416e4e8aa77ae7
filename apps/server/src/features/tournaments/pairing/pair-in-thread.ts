import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { breakFewest } from '@tablee/domain/tournaments/pairing/break-fewest'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import {
  packPairs,
  type RepairFound,
  type TravellingField,
  type TravellingRepair,
  unpackField,
  unpackRepair,
} from './travelling-field.ts'

// Receives a large field and returns pairs, or receives a round and returns its repair.

/** On a single core, requests have priority over pairing. */
const AFTER_OTHERS = 10

// Linux sets this thread's priority, other systems the whole process's.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

parentPort?.on('message', (work: TravellingField | TravellingRepair) => {
  parentPort?.postMessage('field' in work ? repair(work) : pair(work))
})

function pair(field: TravellingField): Int32Array<ArrayBuffer> {
  return packPairs(pairRound(unpackField(field), field.seed), field)
}

function repair(work: TravellingRepair): RepairFound {
  const found = breakFewest(unpackRepair(work))
  return found && { pairs: packPairs(found.pairs, work.field), broken: found.broken }
}
