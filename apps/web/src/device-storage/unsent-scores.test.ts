import { expect, test } from 'vitest'
import { DeviceStorage } from './device-storage.ts'
import { MOST_UNSENT, type UnsentScore } from './unsent-scores.ts'

function aDevice(kept = new Map<string, string>()) {
  const backend = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, open: () => new DeviceStorage({ backend: () => backend, log: () => {} }) }
}

const chosen = (actId: string, other: Partial<UnsentScore> = {}): UnsentScore => ({
  actId,
  tournamentId: 't1',
  code: 'ABCDEF',
  matchId: actId,
  table: 1,
  names: ['Zoé', 'Max'],
  role: 'player',
  author: 'public',
  score: { wins1: 2, wins2: 0, draws: 0 },
  isContest: false,
  over: null,
  refusal: null,
  ...other,
})

test('EVEN-4 a chosen score outlives the page, in the order of choosing, until it is sent', () => {
  const device = aDevice()
  const before = device.open()
  before.unsent.add(chosen('a1'))
  before.unsent.add(chosen('a2', { matchId: 'm2', role: 'staff' }))
  // Shared by all versions of the app: one stores what another sends.
  expect(JSON.parse(device.kept.get('tablee:unsent_scores') ?? '')).toMatchObject([
    { role: 'player' },
    { role: 'organizer' },
  ])
  const after = device.open()
  expect(after.unsent.list()).toEqual([chosen('a1'), chosen('a2', { matchId: 'm2', role: 'staff' })])
  after.unsent.remove('a1')
  after.unsent.refuse('a2', { reason: 'result_changed', sentence: 'Non.' })
  expect(before.unsent.list().map(({ actId, refusal }) => [actId, refusal?.reason])).toEqual([['a2', 'result_changed']])
  after.unsent.remove('a2')
  expect([...device.kept.keys()]).toEqual([])
})

test('EVEN-4 another choice for the same match replaces the first; what the other role chose stays', () => {
  const { unsent } = aDevice().open()
  unsent.add(chosen('a1', { matchId: 'm' }))
  unsent.add(chosen('a2', { matchId: 'm', role: 'staff' }))
  unsent.add(chosen('a3', { matchId: 'm' }))
  expect(unsent.list().map(({ actId }) => actId)).toEqual(['a2', 'a3'])
})

test('EVEN-4 no secret is kept with a score, there is a bound, and what nobody can read is passed over', () => {
  const device = aDevice()
  const storage = device.open()
  storage.setSecret('player', 't1', 's'.repeat(32))
  for (let number = 0; number <= MOST_UNSENT; number += 1) storage.unsent.add(chosen(`a${number}`))
  expect(storage.unsent.list()).toHaveLength(MOST_UNSENT)
  expect(storage.unsent.find('a0')).toBeNull()
  expect(device.kept.get('tablee:unsent_scores')).not.toContain('s'.repeat(32))
  device.kept.set('tablee:unsent_scores', JSON.stringify([{ actId: 7 }, null, chosen('a1')]))
  expect(storage.unsent.list()).toEqual([chosen('a1')])
})

test('EVEN-4 a tournament that leaves the device takes its scores along, and an account that leaves what it chose', () => {
  const storage = aDevice().open()
  const mine = 'c'.repeat(32)
  storage.setSecret('player', 't2', mine)
  storage.unsent.add(chosen('a1'))
  storage.unsent.add(chosen('a2', { tournamentId: 't2', author: storage.publicId('player', 't2') ?? '' }))
  storage.unsent.add(chosen('a3', { tournamentId: 't2', author: 'account', role: 'staff' }))
  storage.forgetTournament('t1')
  expect(storage.unsent.list().map(({ actId }) => actId)).toEqual(['a2', 'a3'])
  storage.forgetAccount()
  expect(storage.unsent.list().map(({ actId }) => actId)).toEqual(['a2'])
})

test('PODS-10 a result of four is kept apart from scores of two, so that an older app neither sends nor loses it', () => {
  const device = aDevice()
  const { unsent } = device.open()
  const pod = { names: ['Zoé', 'Max', 'Léa', 'Inès'], placings: { drawn: [0, 2] }, over: null }
  unsent.add(chosen('a1'))
  unsent.add(chosen('a2', { matchId: 'm2', score: null, pod }))
  const ofPairs = device.kept.get('tablee:unsent_scores') ?? ''
  expect(ofPairs).toContain('a1')
  expect(ofPairs).not.toContain('a2')
  // As an older app writes after an answer.
  device.kept.delete('tablee:unsent_scores')
  expect(device.open().unsent.list()).toEqual([chosen('a2', { matchId: 'm2', score: null, pod })])
  unsent.refuse('a2', { reason: 'result_changed', sentence: 'Non.' })
  expect(device.open().unsent.find('a2')?.refusal?.reason).toBe('result_changed')
  unsent.remove('a2')
  expect([...device.kept.keys()]).toEqual([])
})

test('FAST-11 an unsent score wakes those who show unsent ones, and nobody else; what another tab did wakes both', () => {
  const storage = aDevice().open()
  const heard: string[] = []
  storage.subscribe(() => heard.push('all'))
  storage.unsent.subscribe(() => heard.push('unsent'))
  const first = chosen('a1')
  storage.unsent.add(first)
  const shown = storage.unsent.shown()
  expect([shown, storage.unsent.shown()]).toEqual([[first], shown])
  expect(storage.unsent.shown()).toBe(shown)
  storage.unsent.add(chosen('a2'))
  expect(storage.unsent.shown()[0], 'the same value as before').toBe(shown[0])
  storage.unsent.remove('a1')
  expect(heard.splice(0)).toEqual(['unsent', 'unsent', 'unsent'])
  storage.setPreference('theme', 'dark')
  expect(heard.splice(0)).toEqual(['all'])
  storage.noticeOutsideChange()
  expect(heard).toEqual(['all', 'unsent'])
})
