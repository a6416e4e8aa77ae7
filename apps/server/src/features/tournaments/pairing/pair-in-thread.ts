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

// The program of the thread that pairs large fields: a field comes, its pairs go back; or a round under way, and its repair.

/** On one core, who is answered comes before who is paired. */
const AFTER_OTHERS = 10

// Linux takes the priority of this thread, other systems that of the whole process.
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
