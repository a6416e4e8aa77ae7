import { EventEmitter } from 'node:events'
import { deskChannel, deskLineChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { DeskTalk } from '../ports/desk-talk.ts'
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
let toldElsewhere: unknown[] = []
let lines: DeskLines
let elsewhere: DeskLines
/** Of two processes, while the bus between them stands. */
let isBusUp = true

beforeEach(() => {
  vi.useFakeTimers({ now: AT })
  onTestFinished(() => void vi.useRealTimers())
  told = []
  toldElsewhere = []
  isBusUp = true
  talking.length = 0
  lines = aProcess(told)
  elsewhere = aProcess(toldElsewhere)
})

type Hearing = Parameters<DeskTalk['hear']>[0]
const talking: Hearing[] = []

function aProcess(heard: unknown[]): DeskLines {
  let own: Hearing | null = null
  const toOthers = (say: (other: Hearing) => void) => {
    for (const other of talking) if (isBusUp && other !== own) say(other)
  }
  return createDeskLines({
    bus: {
      publish: (channels, make) => {
        expect(channels).toEqual([LINE])
        heard.push(make().payload)
        return true
      },
    },
    talk: {
      say: (word) => toOthers(({ onWord }) => onWord(word)),
      hear: (hearing) => {
        own = hearing
        talking.push(hearing)
        toOthers(({ onAsked }) => onAsked())
      },
    },
    isDesk: (_, word) => word === 'right',
    now: () => new Date(),
  })
}

function hears(channel: string, process = lines): Socket {
  const socket = new Socket()
  process.heard(socket as unknown as WebSocket, new Map([['0', [channel]]]))
  return socket
}
const aDesk = (process = lines) => hears(deskChannel(ID, 'right'), process)
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

test('CAVE-56 of two processes each tells its own phones of a device that lost its line to the other, and that it is back at either', async () => {
  const desk = aDesk()
  await vi.advanceTimersByTimeAsync(30_000)
  desk.emit('close', LOST)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([told, toldElsewhere]).toEqual([[away()], [away()]])
  aDesk(elsewhere)
  expect([told, toldElsewhere]).toEqual([
    [away(), nobodyIsMissed],
    [away(), nobodyIsMissed],
  ])
})

test('CAVE-56 a device that comes back to another process in time is missed by none', async () => {
  const desk = aDesk()
  await vi.advanceTimersByTimeAsync(30_000)
  desk.emit('close', LOST)
  await vi.advanceTimersByTimeAsync(10_000)
  const back = aDesk(elsewhere)
  await vi.advanceTimersByTimeAsync(300_000)
  back.emit('close', 1001)
  await vi.advanceTimersByTimeAsync(300_000)
  expect([told, toldElsewhere]).toEqual([[], []])
})

test('CAVE-56 a process that starts later, or was cut off from the bus, learns who is there and who is missed', async () => {
  isBusUp = false
  const [one, other] = [aDesk(), aDesk()]
  await vi.advanceTimersByTimeAsync(20_000)
  one.emit('close', LOST)
  isBusUp = true
  // Said again within half a minute.
  await vi.advanceTimersByTimeAsync(40_000)
  expect([told, toldElsewhere]).toEqual([[away(true)], [away(true)]])
  const toldLate: unknown[] = []
  aProcess(toldLate)
  expect(toldLate.at(-1)).toEqual(away(true))
  // Once in each process, however often it is said.
  await vi.advanceTimersByTimeAsync(300_000)
  expect(told).toHaveLength(1)
  other.emit('close', 1001)
})

test('CAVE-56 lines to a process that is gone count no more, and nobody is missed for it', async () => {
  aDesk(elsewhere)
  isBusUp = false
  await vi.advanceTimersByTimeAsync(200_000)
  aDesk().emit('close', LOST)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told.at(-1)).toMatchObject({ isAnybodyThere: false })
})
