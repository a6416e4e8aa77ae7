import { expect, test } from 'vitest'
import { type Box, workThroughBox } from './work-through-box.ts'

const NOW = new Date('2030-01-31T18:00:00.000Z')

/** Holds one letter; each answer of `take` and each carrying waits until it is let go. */
function aBox() {
  const held = { take: Promise.withResolvers<void>(), carry: Promise.withResolvers<void>() }
  const told: string[] = []
  const asked = Promise.withResolvers<void>()
  const box: Box<string> = {
    nextDue: async () => (told.includes('taken') ? null : NOW),
    take: async () => {
      asked.resolve()
      await held.take.promise
      told.push('taken')
      return ['letter']
    },
  }
  const worker = workThroughBox({
    ...{ box, now: () => NOW },
    carry: async () => {
      told.push('carried out')
      await held.carry.promise
      told.push('settled')
    },
    onBoxFailure: (error) => told.push(String(error)),
  })
  return { worker, held, told, asked: asked.promise }
}

test('OPS-29 what is taken from a box while a process stops is carried and settled before it has stopped', async () => {
  const { worker, held, told, asked } = aBox()
  worker.wake()
  await asked
  const stopped = worker.stop().then(() => told.push('stopped'))
  held.take.resolve()
  await new Promise((resume) => setImmediate(resume))
  held.carry.resolve()
  await stopped
  expect(told).toEqual(['taken', 'carried out', 'settled', 'stopped'])
})
