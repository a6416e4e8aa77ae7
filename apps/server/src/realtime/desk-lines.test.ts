import { EventEmitter } from 'node:events'
import { deskChannel, deskLineChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createDeskLines, type DeskLines } from './desk-lines.ts'

const ID = 't1' as TournamentId
const LINE = deskLineChannel(ID)
const LOST = 1006
const AT = new Date('2030-01-31T20:14:00.000Z')

class Socket extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly sent: string[] = []
  send(text: string): void {
    this.sent.push(text)
  }
}

let told: unknown[] = []
let lines: DeskLines

beforeEach(() => {
  vi.useFakeTimers({ now: AT })
  onTestFinished(() => void vi.useRealTimers())
  told = []
  lines = createDeskLines({
    bus: {
      publish: (channels, make) => {
        expect(channels).toEqual([LINE])
        told.push(make().payload)
        return true
      },
    },
    isDesk: (_, word) => word === 'right',
    now: () => new Date(),
  })
})

function hears(channel: string): Socket {
  const socket = new Socket()
  lines.heard(socket as unknown as WebSocket, new Map([['0', [channel]]]))
  return socket
}
const aDesk = () => hears(deskChannel(ID, 'right'))
const away = (isAnybodyThere = false) => ({ awaySince: '2030-01-31T20:14:00.000+00:00', isAnybodyThere })
const nobodyIsMissed = { awaySince: null, isAnybodyThere: true }

test('CAVE-32 who loses the line is missed a minute after the last word of them, and no earlier', async () => {
  const desk = aDesk()
  await vi.advanceTimersByTimeAsync(30_000)
  desk.emit('close', LOST)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([away()])
  aDesk()
  expect(told).toEqual([away(), nobodyIsMissed])
})

test('CAVE-32 any word counts as one', async () => {
  const desk = aDesk()
  await vi.advanceTimersByTimeAsync(50_000)
  desk.emit('message')
  desk.emit('close', LOST)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([{ awaySince: '2030-01-31T20:14:50.000+00:00', isAnybodyThere: false }])
})

test('CAVE-32 a line that comes back in time, and a page that was left, are told to nobody', async () => {
  aDesk().emit('close', LOST)
  await vi.advanceTimersByTimeAsync(20_000)
  const back = aDesk()
  await vi.advanceTimersByTimeAsync(120_000)
  back.emit('close', 1001)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toEqual([])
})

test('CAVE-32 nobody is missed who was never there, and nobody comes in by a wrong word', async () => {
  hears(deskChannel(ID, 'wrong')).emit('close', LOST)
  hears(LINE).emit('close', LOST)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toEqual([])
})

test('CAVE-32 while another one has a line that is told too', async () => {
  const [one] = [aDesk(), aDesk()]
  one?.emit('close', LOST)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([away(true)])
})

test('CAVE-32 who looks while somebody is missed is told so at once, and nobody else is', async () => {
  expect(hears(LINE).sent).toEqual([])
  aDesk().emit('close', LOST)
  await vi.advanceTimersByTimeAsync(60_000)
  const player = hears(LINE)
  await vi.advanceTimersByTimeAsync(1)
  const [frame = '{}'] = player.sent
  expect(JSON.parse(frame)).toMatchObject({ type: 'event', data: { channels: [LINE], payload: away() } })
  expect(told).toHaveLength(1)
})
