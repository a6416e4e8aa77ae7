import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { connectTo } from '../../../transport/server-context.tsx'
import { type Answer, executed, type LocalServer, startLocalServer } from '../../../transport/testing/local-server.ts'
import { ScoreSender } from './score-sender.ts'

const TAKEN = executed(200, { success: true, sequence: 2, changes: [] })
const REFUSED = executed(409, { success: false, reason: 'result_changed', message: 'Non.' })

let server: LocalServer
/** What the server answers about a match; it takes the scores of the others. */
let answers: Map<string, Answer>
/** The matches of which a score came, in order. */
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
  const author = storage.publicIdBehind('organizer', 't1', 'secret-of-the-organizer') ?? ''
  return {
    ...{ actId: `act-${matchId}`, tournamentId: 't1', code: 'ABCDEF', matchId, table: 1, names: ['Zoé', 'Max'] },
    ...{ role: 'organizer', author, score: { wins1: 2, wins2: 0, draws: 0 }, isContest: false, over: null },
    refusal: null,
  }
}

test('DASH-4 a score that was refused is not sent again by itself: it waits for the person, and the others go', async () => {
  answers.set('m1', REFUSED)
  expect(await sender.send(scoreOf('m1'))).toBe('refused')
  expect(await sender.send(scoreOf('m2'))).toBe('sent')
  sender.sendSoon()
  expect(await sender.send(scoreOf('m3'))).toBe('sent')
  expect(asked).toEqual(['m1', 'm2', 'm3'])
  expect(storage.unsent.list()).toEqual([{ ...scoreOf('m1'), refusal: { reason: 'result_changed', sentence: 'Non.' } }])
})
