import { createHmac } from 'node:crypto'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { tableCharactersFrom, textOfSeat } from '@tablee/domain/tournaments/results/table-characters'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { apartKey } from '../../../device-storage/apart-database.ts'
import { venue } from '../testing/venue.ts'
import { findCharacters } from './kept-characters.ts'
import { longNames } from './testing/long-names.ts'

const KEY = createHmac('sha256', 'the key of the server').update('round t1 1').digest('base64url')
const matches = started(venue(longNames(128), { capacity: 128 })).matches.filter(isMeeting)

function aDisk(kept: readonly (readonly [string, unknown])[]) {
  return { read: async () => kept, write: async () => {}, remove: async () => {} }
}

const keys = (round: number) => [apartKey('ABCDEF', 'keys'), [{ round, key: KEY }]] as const

test('CAVE-53 of a round that was drawn here the device makes the characters that the server makes', async () => {
  const found = await findCharacters(aDisk([keys(1)]), 'ABCDEF', matches)
  expect(found.size).toBe(64)
  const asServer = (match: (typeof matches)[number]) =>
    pairOf(match).map((playerId) => {
      for (let attempt = 0; ; attempt++) {
        const signed = createHmac('sha256', Buffer.from(KEY, 'base64url')).update(
          textOfSeat({ matchId: match.id, playerId }, attempt),
        )
        const characters = tableCharactersFrom(signed.digest())
        if (characters) return characters
      }
    })
  expect([...found]).toEqual(matches.map((match) => [match.id, asServer(match)]))
})

test('CAVE-53 what the server said counts, and without a key of that round nothing is known', async () => {
  const [match] = matches
  if (!match) throw new Error('no match')
  const told = [apartKey('ABCDEF', 'codes'), { [match.id]: ['CCC', 'DDD'] }] as const
  expect((await findCharacters(aDisk([told, keys(1)]), 'ABCDEF', [match])).get(match.id)).toEqual(['CCC', 'DDD'])
  for (const kept of [[], [keys(2)], [[apartKey('OTHERS', 'keys'), [{ round: 1, key: KEY }]] as const]]) {
    expect((await findCharacters(aDisk(kept), 'ABCDEF', matches)).size).toBe(0)
  }
  const unreadable = [apartKey('ABCDEF', 'keys'), [{ round: 1, key: '*' }]] as const
  expect((await findCharacters(aDisk([unreadable]), 'ABCDEF', matches)).size).toBe(0)
  expect((await findCharacters(null, 'ABCDEF', matches)).size).toBe(0)
})
