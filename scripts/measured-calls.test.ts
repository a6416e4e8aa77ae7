import { CALL_PRICES } from '@tablee/contract/call-prices'
import { fileOfAllScores } from '@tablee/domain/tournaments/testing/large-files'
import { expect, test } from 'vitest'
import { LargeEvent } from '../bench/load/large-event.ts'
import { LargeShop } from '../bench/load/large-shop.ts'
import { LargeTournament } from '../bench/load/large-tournament.ts'
import { LEFT_OUT } from '../bench/load/left-out.ts'
import { ServerClient } from '../tools/replay/server-client.ts'

test('WIDE-1 every call of the contract is in the table of longest turns, or is left out with its reason', () => {
  const client = new ServerClient({ url: 'http://127.0.0.1', delayMs: 0 })
  const tournament = new LargeTournament(client, fileOfAllScores({ players: 4, rounds: 2 }))
  const event = new LargeEvent(client, { password: '' }, { registered: 1, joined: 1 })
  const shop = new LargeShop(client, '', { people: 1, cards: 1 })
  const ofTournament = [tournament.import(), ...tournament.readings(), ...tournament.acts()]
  const asked = [...ofTournament, ...event.askings(), ...shop.askings()]
  const measured = new Set(asked.map(({ what }) => what.split(',')[0]))
  const calls = Object.keys(CALL_PRICES)
  expect({
    neither: calls.filter((call) => !measured.has(call) && !(call in LEFT_OUT)),
    both: calls.filter((call) => measured.has(call) && call in LEFT_OUT),
    unknown: Object.keys(LEFT_OUT).filter((call) => !calls.includes(call)),
  }).toEqual({ neither: [], both: [], unknown: [] })
})
