import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import { SERVER_FAILED } from '../../../../device-storage/unsent-scores.ts'
import { connectTo } from '../../../../transport/server-context.tsx'
import {
  type Answer,
  executed,
  type LocalServer,
  startLocalServer,
} from '../../../../transport/testing/local-server.ts'
import { ScoreSender } from './score-sender.ts'

/** For a busy machine. */
const SOON = { timeout: 20_000 }

const TAKEN = executed(200, { success: true, sequence: 2, changes: [] })
const REFUSED = executed(409, { success: false, reason: 'result_changed', message: 'Non.' })
const FAILED = executed(500, { success: false, message: 'Disque plein' })
const BUSY = executed(429, { success: false, message: 'Plus tard' })

let server: LocalServer
/** Answers by match; others are accepted. */
let answers: Map<string, Answer>
/** Matches with a submitted score, in order. */
let asked: string[]
let storage: DeviceStorage
let sender: ScoreSender

beforeEach(async () => {
  server = await startLocalServer()
  answers = new Map()
  asked = []
  server.answer(({ body }) => {
    const { matchId } = JSON.parse((body as { body: string }).body)
    asked.push(matchId)
    return answers.get(matchId) ?? TAKEN
  })
  storage = new DeviceStorage({ backend: () => null, log: () => {} })
  storage.setSecret('organizer', 't1', 'secret-of-the-organizer')
  sender = new ScoreSender({ server: connectTo(server.origin), storage, queryClient: new QueryClient() })
})
afterEach(() => server.close())

function scoreOf(matchId: string): UnsentScore {
  const author = storage.publicIdBehind('staff', 't1', 'secret-of-the-organizer') ?? ''
  return {
    ...{ actId: `act-${matchId}`, tournamentId: 't1', code: 'ABCDEF', matchId, table: 1, names: ['Zoé', 'Max'] },
    ...{ role: 'staff', author, score: { wins1: 2, wins2: 0, draws: 0 }, isContest: false, over: null },
    refusal: null,
  }
}

/** Stored on the device, and the line is up. */
function choose(...matchIds: readonly string[]): void {
  for (const matchId of matchIds) storage.unsent.add(scoreOf(matchId))
  sender.sendSoon()
}

const onlyKept = (...scores: readonly UnsentScore[]) =>
  waitFor(() => expect(storage.unsent.list()).toEqual(scores), SOON)

test('DASH-4 a score that was refused is not sent again by itself: it waits for the person, and the others go', async () => {
  answers.set('m1', REFUSED)
  const refused = { ...scoreOf('m1'), refusal: { reason: 'result_changed', sentence: 'Non.' } }
  choose('m1')
  await onlyKept(refused)
  choose('m2')
  await onlyKept(refused)
  choose('m3')
  await onlyKept(refused)
  expect(asked).toEqual(['m1', 'm2', 'm3'])
})

test('EVEN-4 a score at which the server fails keeps no other from arriving, and is kept', async () => {
  answers.set('m1', FAILED)
  choose('m1', 'm2')
  await onlyKept(scoreOf('m1'))
  choose('m3')
  await onlyKept(scoreOf('m1'))
  expect(asked.slice(0, 3)).toEqual(['m1', 'm2', 'm3'])
})

test('EVEN-4 a score at which the server failed is sent again by itself, and says that it arrived', async () => {
  answers.set('m1', FAILED)
  const onArrived = vi.fn()
  const stop = sender.watch({ onArrived, onRefused: () => {} })
  choose('m1')
  await waitFor(() => expect(asked).not.toEqual([]), SOON)
  answers.clear()
  await waitFor(() => expect(onArrived).toHaveBeenCalledWith(scoreOf('m1')), SOON)
  expect(storage.unsent.list()).toEqual([])
  stop()
})

test('EVEN-4 a score at which the server failed is sent at once when the line comes back, or the person asks', async () => {
  answers.set('m1', FAILED)
  choose('m1', 'm2')
  await onlyKept(scoreOf('m1'))
  answers.clear()
  sender.sendSoon()
  await onlyKept()
})

test('a server that fails at three in a row is not asked about all the others, which come first the next time', async () => {
  const failing = ['m1', 'm2', 'm3', 'm4', 'm5']
  for (const matchId of failing) {
    answers.set(matchId, FAILED)
    storage.unsent.add(scoreOf(matchId))
  }
  expect(await sender.send(scoreOf('m6'))).toBe('waiting')
  await waitFor(() => expect(asked).toEqual(['m1', 'm2', 'm3']), SOON)
  choose('m7')
  await onlyKept(...failing.map(scoreOf))
  expect(asked.slice(3, 7)).toEqual(['m4', 'm5', 'm6', 'm7'])
})

test.each([
  ['has too much to do', BUSY],
  ['has no database', executed(503, { success: false, message: 'Pas maintenant' })],
  ['cannot be reached', 'cut'],
] as const)('while the server %s, one score is as good as all', async (_, answer) => {
  answers.set('m1', answer)
  storage.unsent.add(scoreOf('m1'))
  expect(await sender.send(scoreOf('m2'))).toBe('waiting')
  await waitFor(() => expect(asked).toEqual(['m1']), SOON)
})

test('EVEN-4 a score at which the server fails five times steps aside and says so, while the others go; it goes again when the person says so', async () => {
  answers.set('m1', FAILED)
  const onRefused = vi.fn()
  const stop = sender.watch({ onArrived: () => {}, onRefused })
  storage.unsent.add(scoreOf('m1'))
  const aside = { ...scoreOf('m1'), refusal: { reason: SERVER_FAILED, sentence: '' } }
  for (let attempt = 1; attempt <= 5; attempt++) {
    choose(`other-${attempt}`)
    await waitFor(() => expect(asked.filter((id) => id === 'm1').length).toBeGreaterThanOrEqual(attempt), SOON)
  }
  await onlyKept(aside)
  expect(onRefused).toHaveBeenCalledWith(aside)
  choose('m2')
  await onlyKept(aside)
  expect(asked.filter((id) => id === 'm1')).toHaveLength(5)
  answers.clear()
  expect(await sender.send(scoreOf('m1'))).toBe('sent')
  expect(storage.unsent.list()).toEqual([])
  stop()
})

test('CAVE-41 what a player said on a device and could not send keeps nothing back that it enters for the staff', async () => {
  answers.set('of-player', BUSY)
  storage.setSecret('player', 't1', 'secret-of-the-player')
  const author = storage.publicIdBehind('player', 't1', 'secret-of-the-player') ?? ''
  storage.unsent.add({ ...scoreOf('of-player'), role: 'player', author })
  choose('of-staff')
  await waitFor(() => expect(storage.unsent.list().map(({ matchId }) => matchId)).toEqual(['of-player']), SOON)
  expect(asked).toEqual(['of-player', 'of-staff'])
})

test('FAST-14 rows hear of a score that is sent once, and whoever shows that it is on its way twice', async () => {
  const heard = { rows: 0, onItsWay: [] as boolean[] }
  sender.onChange(() => {
    heard.rows += 1
  })
  sender.onSending(() => heard.onItsWay.push(sender.isSending('act-m1')))
  await sender.send(scoreOf('m1'))
  await waitFor(() => expect(heard.onItsWay).toEqual([true, false]), SOON)
  expect(heard.rows).toBe(1)
  expect(asked).toEqual(['m1'])
})
