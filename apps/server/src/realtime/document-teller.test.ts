import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createDocumentTeller } from './document-events.ts'
import { createHub } from './hub.ts'

test('API-2 a document that cannot be written is a defect of the log, and ends neither the act nor the process', async () => {
  vi.useFakeTimers()
  const hub = createHub()
  const socket = { readyState: 0, OPEN: 1 } as WebSocket
  hub.subscribe({ socket, caller: null, subscriptions: new Map() }, new Map([['0', ['documents']]]))
  const defects: unknown[] = []
  const teller = createDocumentTeller(hub, (error) => defects.push(error))
  const broken = new Error('broken')
  const tell = () =>
    teller.tell({
      collection: 'tournaments',
      id: 'T1',
      action: 'update',
      document: () => {
        throw broken
      },
    })
  tell()
  // The next one waits a quarter of a second: it is sent by a timer.
  tell()
  vi.advanceTimersByTime(1000)
  expect(defects).toEqual([broken, broken])
  teller.stop()
  vi.useRealTimers()
})
