import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { importTournament } from '@tablee/contract/tournaments/import-tournament'
import { refuse } from '@tablee/domain/outcome'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { fileOfAllScores } from '@tablee/domain/tournaments/testing/large-files'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openedInTurns } from './open-import.ts'

/** What the call is handed, or the fields that it refuses. */
async function opened(payload: unknown) {
  const carried: unknown[] = []
  const carry = async (input: unknown) => {
    carried.push(input)
    return refuse('import_invalid')
  }
  const call: ServedCall = openedInTurns(serveCall(importTournament, carry), carry)
  const open = await call.open(payload, null)
  if (!open.readable) return { issues: open.issues }
  await open.carry()
  return { input: carried[0] }
}

const sent = (file: unknown) => ({ tournament: file, organizerId: 'an-organizer-secret-0123456789' })
const played = JSON.parse(portableText(portableTournament(playedTournament({ players: 9, rounds: 4, seed: 'turns' }))))

test('OPS-12 a file that is read round by round is what its schema reads in one piece', async () => {
  const whole = z.safeParse(importTournament.input, sent(played))
  expect(await opened(sent(played))).toEqual({ input: whole.data })
})

test.each([
  ['a round that is none', { ...played, rounds: [...played.rounds, { tables: 3 }] }],
  ['rounds that are no list', { ...played, rounds: 'four' }],
  ['more rounds than there are', { ...played, rounds: Array.from({ length: 1000 }, () => ({ tables: [] })) }],
  ['no players', { ...played, players: null }],
])('OPS-12 %s is refused as in one piece', async (_, file) => {
  expect(await opened(sent(file))).toEqual({ issues: [{ field: 'tournament', code: 'import_invalid' }] })
})

test('OPS-12 others have their turn while the largest file is read', async () => {
  const file = JSON.parse(portableText(fileOfAllScores({ players: 2000, rounds: 30 })))
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await opened(sent(file))
  isOver = true
  expect(turns).toBeGreaterThan(1)
})
