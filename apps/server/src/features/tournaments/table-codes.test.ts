import { createHmac } from 'node:crypto'
import { tableCharactersFrom } from '@tablee/domain/tournaments/results/table-characters'
import type { MatchId, PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { createTableCodes } from './table-codes.ts'

const sign = (text: string) => createHmac('sha256', 'the key of the server').update(text).digest('base64url')
const codes = createTableCodes(sign)
const tournamentId = 't1' as TournamentId
const seat = (round: number, number: number) => ({
  tournamentId,
  matchId: `r${round}-p${number}-q${number}` as MatchId,
  playerId: `p${number}` as PlayerId,
})

test('CAVE-53 each round of each tournament has a key of its own, and characters follow from nothing else', () => {
  const keys = [1, 2].map((round) => codes.keyOfRound(tournamentId, round))
  expect(new Set([...keys, codes.keyOfRound('t2' as TournamentId, 1)]).size).toBe(3)
  const { matchId, playerId } = seat(2, 7)
  const signed = createHmac('sha256', Buffer.from(keys[1] ?? '', 'base64url'))
    .update(`${matchId} ${playerId} 0`)
    .digest()
  expect(codes.charactersOf(seat(2, 7))).toBe(tableCharactersFrom(signed))
  const all = Array.from({ length: 200 }, (_, number) => codes.charactersOf(seat(1, number)))
  expect(new Set(all).size).toBeGreaterThan(180)
  for (const characters of all) expect(characters).toMatch(/^[CDFGHJKMNPRTVWXY3479]{3}$/)
})

test('CAVE-53 slips that the version before printed stay right', () => {
  const { matchId, playerId } = seat(1, 1)
  const printed = tableCharactersFrom(Buffer.from(sign(`seat t1 ${matchId} ${playerId} 0`), 'base64url')) ?? ''
  expect(printed).not.toBe(codes.charactersOf(seat(1, 1)))
  expect(codes.areCharactersOf(seat(1, 1), printed)).toBe(true)
  expect(codes.areCharactersOf(seat(1, 1), codes.charactersOf(seat(1, 1)))).toBe(true)
  expect(codes.areCharactersOf(seat(1, 2), printed)).toBe(false)
})
