import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { packPairs, type TravellingField, unpackField } from './travelling-field.ts'

// The program of the thread that pairs large fields: a field comes, its pairs go back.

/** On one core, who is answered comes before who is paired. */
const AFTER_OTHERS = 10

// Linux takes the priority of this thread, other systems that of the whole process.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

parentPort?.on('message', (field: TravellingField) => {
  const pairs = packPairs(pairRound(unpackField(field), field.seed), field)
  parentPort?.postMessage(pairs, [pairs.buffer])
})
