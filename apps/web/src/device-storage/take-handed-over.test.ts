import { HANDED_KEYS, HANDED_OVER_KEY } from '@tablee/contract/serving/handed-over'
import { expect, test } from 'vitest'
import { DeviceStorage } from './device-storage.ts'
import { takeHandedOver } from './take-handed-over.ts'
import type { UnsentScore } from './unsent-scores.ts'

function anAddress() {
  const kept = new Map<string, string>()
  const backend = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage: new DeviceStorage({ backend: () => backend, log: () => {} }) }
}
type Address = ReturnType<typeof anAddress>

/** As the pages in between do. */
function handOver(from: Address, to: Address): void {
  const texts = HANDED_KEYS.flatMap((key) => (from.kept.has(key) ? [[key, from.kept.get(key)] as const] : []))
  to.kept.set(HANDED_OVER_KEY, JSON.stringify(Object.fromEntries(texts)))
  takeHandedOver(to.storage)
}

const score: UnsentScore = {
  ...{ actId: 'a1', tournamentId: 't1', code: 'ABC234', matchId: 'm1', table: 1, names: ['Amélie', 'Bruno'] },
  ...{ role: 'player', author: 'public-id', score: { wins1: 2, wins2: 1, draws: 0 }, isContest: false, over: null },
  refusal: null,
}
const helping = { code: 'DEF234', secret: 'helper', role: 'judge', name: 'Zoé', expiresAt: null, ended: null } as const

function aFullAddress(): Address {
  const address = anAddress()
  const { storage } = address
  storage.setSecret('player', 't1', 'seat')
  storage.setSecret('organizer', 't2', 'desk')
  storage.helping.keep('t3', helping)
  storage.saveTournament({ id: 't1', code: 'ABC234', role: 'player', playerName: 'Amélie' }, 5)
  storage.unsent.add(score)
  const pod = { names: ['Amélie', 'Bruno', 'Zoé'], placings: { winner: 2 }, over: null }
  storage.unsent.add({ ...score, actId: 'a3', matchId: 'm3', score: null, pod })
  storage.noteWaiting('t4', 'Amélie', 7)
  storage.chosenScores.keep('t1', { chosen: '2-1' })
  storage.arranged.keep('t2', { round: 3 })
  storage.setPreference('language', 'en')
  storage.setPreference('theme', 'dark')
  storage.setPreference('clock-sound', 'on')
  return address
}

const stateOf = ({ storage }: Address) => ({
  secrets: [storage.secret('player', 't1'), storage.secret('organizer', 't2')],
  helping: storage.helping.find('t3'),
  saved: storage.savedTournaments(),
  unsent: storage.unsent.list(),
  waiting: storage.waitingFor('t4'),
  begun: [storage.chosenScores.find('t1'), storage.arranged.find('t2')],
  preferences: (['language', 'theme', 'clock-sound'] as const).map((name) => storage.preference(name)),
})

test('OPS-27 everything that is handed over is kept as it was, and nothing of the way stays', () => {
  const [old, young] = [aFullAddress(), anAddress()]
  expect(HANDED_KEYS.filter((key) => !old.kept.has(key))).toEqual([])
  handOver(old, young)
  expect(stateOf(young)).toEqual(stateOf(old))
  expect(young.kept.has(HANDED_OVER_KEY)).toBe(false)
})

test('OPS-27 what is here already stays: a secret, a score, a choice, somebody who waits', () => {
  const [old, young] = [aFullAddress(), anAddress()]
  const { storage } = young
  storage.setSecret('player', 't1', 'seat of here')
  storage.saveTournament({ id: 't1', code: 'ABC234', role: 'organizer', playerName: null }, 9)
  storage.unsent.add({ ...score, actId: 'a2', table: 4 })
  storage.helping.keep('t3', { ...helping, secret: 'helper of here' })
  storage.noteWaiting('t9', 'Zoé', 8)
  storage.setPreference('theme', 'light')
  storage.arranged.keep('t2', { round: 4 })
  handOver(old, young)
  expect(storage.secret('player', 't1')).toBe('seat of here')
  expect(storage.secret('organizer', 't2')).toBe('desk')
  expect(storage.unsent.list().map(({ actId }) => actId)).toEqual(['a2', 'a3'])
  expect(storage.helping.find('t3')?.secret).toBe('helper of here')
  expect([storage.waitingFor('t9')?.playerName, storage.waitingFor('t4')]).toEqual(['Zoé', null])
  expect([storage.preference('theme'), storage.preference('language')]).toEqual(['light', 'en'])
  expect(storage.arranged.find('t2')).toEqual({ round: 4 })
  // An organizer stays organizer, and a name known there is known here.
  expect(storage.savedTournaments()).toEqual([
    { id: 't1', code: 'ABC234', role: 'organizer', playerName: 'Amélie', lastAccessed: 9 },
  ])
})

test('OPS-27 handed over again, nothing comes back that was given up meanwhile, and what is new comes', () => {
  const [old, young] = [aFullAddress(), anAddress()]
  handOver(old, young)
  const { storage } = young
  storage.removeSecret('player', 't1')
  storage.forgetTournament('t1')
  storage.setPreference('theme', null)
  storage.stopWaiting('t4')
  old.storage.setSecret('player', 't8', 'seat of later')
  handOver(old, young)
  expect([storage.secret('player', 't1'), storage.secret('player', 't8')]).toEqual([null, 'seat of later'])
  expect([storage.savedTournaments(), storage.unsent.list(), storage.chosenScores.find('t1')]).toEqual([
    [],
    [],
    undefined,
  ])
  expect([storage.preference('theme'), storage.waitingFor('t4')]).toEqual([null, null])
})

test('OPS-27 what cannot be read is passed over, and changes nothing', () => {
  const nonsense = [
    'nonsense',
    '7',
    '[]',
    '{"tablee:player_ids":7,"tablee:signed_in":"yes","tablee:called":"{}"}',
    '{"tablee:player_ids":"nonsense","tablee:helping":"[1]","userTournaments":"{}","tablee:unsent_scores":"[{}]"}',
    JSON.stringify({
      'tablee:player_ids': '{"t1":7,"constructor":"x","__proto__":"x"}',
      'tablee:helping': '{"t1":{"secret":"x"},"toString":{}}',
      'tablee:arranged_rounds': '[["t1"],[7,{}],null]',
      'tablee:waiting_for_seat': '{"t1":{"playerName":1}}',
    }),
  ]
  for (const text of nonsense) {
    const { kept, storage } = anAddress()
    kept.set(HANDED_OVER_KEY, text)
    takeHandedOver(storage)
    expect([...kept], text).toEqual([['tablee:taken_over', '[]']])
  }
})
