import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { createHub, type Listener } from './hub.ts'

type Heard = { readonly type: string; readonly data: { readonly payload: unknown; readonly subscriptions: unknown } }

function listening(ids: readonly string[]) {
  const heard: Heard[] = []
  const told: (() => void)[] = []
  const socket = {
    ...{ readyState: 1, OPEN: 1, bufferedAmount: 0 },
    send: (frame: Buffer) => {
      heard.push(JSON.parse(frame.toString()))
      for (const tell of told) tell()
    },
  } as unknown as WebSocket
  const listener: Listener = { socket, caller: null, subscriptions: new Map() }
  const until = (count: number) =>
    new Promise<void>((resolve) => told.push(() => (heard.length >= count ? resolve() : undefined)))
  return { listener, heard, until, subscriptions: new Map(ids.map((id) => [id, ['documents']])) }
}

const documentOf = (version: number) => ({
  $id: 't1',
  version,
  matches: Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ id: `r1-p${index}`, name: 'Zoé “😀”' })),
})

test('OPS-12 a long document is heard whole, the last one last, and others have their turn while it is written', async () => {
  const hub = createHub()
  const [one, other] = [listening(['0', 'x']), listening(['0'])]
  for (const { listener, subscriptions } of [one, other]) hub.subscribe(listener, subscriptions)
  const versions = [1, 2, 3].map(documentOf)
  for (const payload of versions) expect(hub.publish(['documents'], () => ({ events: ['e'], payload }))).toBe(true)
  expect(one.heard).toEqual([])
  await Promise.all([one.until(3), other.until(3)])
  expect(one.heard.map(({ data }) => data.payload)).toEqual(versions)
  expect(other.heard.map(({ data }) => data.payload)).toEqual(versions)
  expect([one.heard[0]?.data.subscriptions, other.heard[0]?.data.subscriptions]).toEqual([['0', 'x'], ['0']])
})
