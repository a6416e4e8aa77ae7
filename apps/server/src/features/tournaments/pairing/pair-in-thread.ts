import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { breakFewest } from '@tablee/domain/tournaments/pairing/break-fewest'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import {
  packDraw,
  packPairs,
  type RepairFound,
  type TravellingField,
  type TravellingPods,
  type TravellingRepair,
  unpackField,
  unpackPods,
  unpackRepair,
} from './travelling-field.ts'

// Receives a large field and returns pairs or tables of four, or receives a round and returns its repair.

/** On a single core, requests have priority over pairing. */
const AFTER_OTHERS = 10

// Linux sets this thread's priority, other systems the whole process's.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

parentPort?.on('message', (work: TravellingField | TravellingPods | TravellingRepair) => {
  parentPort?.postMessage(answer(work))
})

function answer(work: TravellingField | TravellingPods | TravellingRepair) {
  if ('field' in work) return repair(work)
  return 'podField' in work ? drawPods(work) : pair(work)
}

function drawPods(work: TravellingPods): Int32Array<ArrayBuffer> {
  return packDraw(pairPods(unpackPods(work), work.podField.seed, work.plan), work)
}

function pair(field: TravellingField): Int32Array<ArrayBuffer> {
  return packPairs(pairRound(unpackField(field), field.seed), field)
}

function repair(work: TravellingRepair): RepairFound {
  const found = breakFewest(unpackRepair(work))
  return found && { pairs: packPairs(found.pairs, work.field), broken: found.broken }
}
