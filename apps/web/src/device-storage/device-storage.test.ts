import { expect, test } from 'vitest'
import { DeviceStorage } from './device-storage.ts'
import type { HelpingNote } from './helping-notes.ts'
import type { StorageBackend } from './kept-values.ts'
import { publicIdOf } from './secret.ts'

function aBrowser(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  const logged: string[] = []
  const browser = {
    values,
    logged,
    isFull: false,
    isBlocked: false,
    storage: () => new DeviceStorage({ backend: () => backend(), log: (message) => logged.push(message) }),
  }
  const backend = (): StorageBackend => {
    if (browser.isBlocked) throw new DOMException('denied', 'SecurityError')
    return {
      getItem: (key) => values.get(key) ?? null,
      removeItem: (key) => void values.delete(key),
      setItem: (key, value) => {
        if (browser.isFull) throw new DOMException('full', 'QuotaExceededError')
        values.set(key, value)
      },
    }
  }
  return browser
}

const friday = { id: 't1', code: 'K7QM2X', role: 'player', playerName: 'Léa' } as const

test('HOME-6 a tournament is kept as {id, code, role, lastAccessed, playerName} under userTournaments', () => {
  const browser = aBrowser()
  browser.storage().saveTournament(friday, 1_900_000_000_000)
  expect(JSON.parse(browser.values.get('userTournaments') ?? '')).toEqual([
    { ...friday, lastAccessed: 1_900_000_000_000 },
  ])
  expect(browser.storage().savedTournaments()).toEqual([{ ...friday, lastAccessed: 1_900_000_000_000 }])
})

test('HOME-6 a tournament visited again moves to the front and is there once; its organizer stays its organizer', () => {
  const storage = aBrowser().storage()
  storage.saveTournament({ ...friday, role: 'organizer', playerName: null }, 1)
  storage.saveTournament({ ...friday, id: 't2' }, 2)
  storage.saveTournament(friday, 3)
  expect(storage.savedTournaments().map(({ id, role, playerName }) => [id, role, playerName])).toEqual([
    ['t1', 'organizer', 'Léa'],
    ['t2', 'player', 'Léa'],
  ])
  storage.forgetTournament('t1')
  expect(storage.savedTournaments().map(({ id }) => id)).toEqual(['t2'])
})

test('HOME-6 secrets are kept by tournament under tablee:organizer_ids and tablee:player_ids', () => {
  const browser = aBrowser()
  const storage = browser.storage()
  storage.setSecret('organizer', 't1', 'a'.repeat(32))
  storage.setSecret('organizer', 't2', 'b'.repeat(32))
  storage.setSecret('player', 't1', 'c'.repeat(32))
  expect(JSON.parse(browser.values.get('tablee:organizer_ids') ?? '')).toEqual({
    t1: 'a'.repeat(32),
    t2: 'b'.repeat(32),
  })
  expect(JSON.parse(browser.values.get('tablee:player_ids') ?? '')).toEqual({ t1: 'c'.repeat(32) })
  storage.removeSecret('organizer', 't1')
  expect(storage.secret('organizer', 't1')).toBeNull()
  expect(storage.secret('organizer', 't2')).toBe('b'.repeat(32))
  expect(storage.secret('player', 't1')).toBe('c'.repeat(32))
})

test('HOME-6 a browser recognises itself by the public id of its secret, in the right role and tournament only', () => {
  const storage = aBrowser().storage()
  storage.setSecret('organizer', 't1', 'a'.repeat(32))
  const publicId = publicIdOf('a'.repeat(32))
  expect(storage.isHolder('staff', 't1', publicId)).toBe(true)
  expect(storage.isHolder('player', 't1', publicId)).toBe(false)
  expect(storage.isHolder('staff', 't2', publicId)).toBe(false)
  expect(storage.isHolder('staff', 't1', publicIdOf('b'.repeat(32)))).toBe(false)
  expect(storage.isHolder('staff', 't2', null)).toBe(false)
})

test('HOME-6 tablee:user_id is the account that is signed in here, and goes with it', () => {
  const browser = aBrowser()
  browser.storage().noteSignedIn('zoe1')
  expect(browser.values.get('tablee:user_id')).toBe('zoe1')
  expect(browser.storage().isSignedIn()).toBe(true)
  browser.storage().noteSignedIn('ana2')
  expect(browser.values.get('tablee:user_id')).toBe('ana2')
  browser.storage().noteSignedIn(null)
  expect(browser.values.has('tablee:user_id')).toBe(false)
  expect(browser.storage().isSignedIn()).toBe(false)
})

test('HOME-6 opening a tournament of the list makes it the last one used, and changes nothing else of it', () => {
  const storage = aBrowser().storage()
  const cup = { id: 't2', code: 'ABCDEF', role: 'organizer', playerName: null } as const
  storage.saveTournament(friday, 1)
  storage.saveTournament(cup, 2)
  storage.touchTournament('t1', 3)
  storage.touchTournament('t9', 4)
  expect(storage.savedTournaments()).toEqual([
    { ...friday, lastAccessed: 3 },
    { ...cup, lastAccessed: 2 },
  ])
})

test('HOME-6 unreadable storage is logged and counts as empty', () => {
  const browser = aBrowser({
    userTournaments: '{not json',
    'tablee:organizer_ids': '[1,2]',
    'tablee:player_ids': 'null',
  })
  const storage = browser.storage()
  expect(storage.savedTournaments()).toEqual([])
  expect(storage.secret('organizer', 't1')).toBeNull()
  expect(storage.secret('player', 't1')).toBeNull()
  expect(browser.logged.join()).toContain('userTournaments')
})

test('HOME-6 one damaged entry does not take the others with it', () => {
  const browser = aBrowser({
    userTournaments: JSON.stringify([{ id: 7 }, null, { ...friday, lastAccessed: 'yesterday', playerName: 4 }]),
    'tablee:player_ids': JSON.stringify({ t1: 5, t2: 'b'.repeat(32) }),
  })
  const storage = browser.storage()
  expect(storage.savedTournaments()).toEqual([{ ...friday, lastAccessed: 0, playerName: null }])
  expect(storage.secret('player', 't1')).toBeNull()
  expect(storage.secret('player', 't2')).toBe('b'.repeat(32))
})

test.each(['isFull', 'isBlocked'] as const)(
  'HOME-6 when the storage %s the page goes on from memory and says so',
  (trouble) => {
    const browser = aBrowser()
    const storage = browser.storage()
    let losses = 0
    storage.onLoss(() => {
      losses += 1
    })
    browser[trouble] = true
    storage.setSecret('organizer', 't1', 'a'.repeat(32))
    expect(storage.secret('organizer', 't1')).toBe('a'.repeat(32))
    expect(losses).toBe(1)
    expect(browser.logged.length).toBeGreaterThan(0)
    browser[trouble] = false
    storage.setSecret('organizer', 't2', 'b'.repeat(32))
    expect(JSON.parse(browser.values.get('tablee:organizer_ids') ?? '')).toEqual({
      t1: 'a'.repeat(32),
      t2: 'b'.repeat(32),
    })
  },
)

test('HOME-6 a browser without any storage still plays', () => {
  const storage = new DeviceStorage({ backend: () => null, log: () => {} })
  storage.saveTournament(friday, 1)
  expect(storage.savedTournaments()).toHaveLength(1)
})

test('whoever watches hears of changes made here and in another tab', () => {
  const storage = aBrowser().storage()
  let changes = 0
  const stop = storage.subscribe(() => {
    changes += 1
  })
  storage.saveTournament(friday, 1)
  storage.noticeOutsideChange()
  stop()
  storage.saveTournament(friday, 2)
  expect(changes).toBe(2)
})

test('STAK-10 where this browser helps is kept, also after the role has ended; what nobody can read is passed over', () => {
  const browser = aBrowser()
  const note: HelpingNote = {
    ...{ code: 'K7QM2X', secret: 'secret of a helper', role: 'scorekeeper', name: 'Nour' },
    ...{ expiresAt: null, ended: null },
  }
  browser.storage().helping.keep('t1', note)
  expect(browser.storage().helping.find('t1')).toEqual(note)
  expect(browser.storage().secretBehind('staff', 't1', publicIdOf(note.secret))).toBe(note.secret)
  expect(browser.storage().secretBehind('player', 't1', publicIdOf(note.secret))).toBeNull()
  browser.storage().helping.end('t1', 'revoked')
  expect(browser.storage().helping.findByCode('K7QM2X')).toEqual({ ...note, ended: 'revoked' })
  const other = { ...note, role: 'emperor' }
  browser.values.set('tablee:helping', JSON.stringify({ t1: other, t2: note }))
  expect([browser.storage().helping.find('t1'), browser.storage().helping.find('t2')]).toEqual([null, note])
})

test('STAK-10 HOME-6 who helps and plays too comes back to help', () => {
  const storage = aBrowser().storage()
  storage.saveTournament({ ...friday, role: 'helper', playerName: null })
  storage.saveTournament(friday)
  expect(storage.savedTournaments()[0]).toMatchObject({ role: 'helper', playerName: 'Léa' })
})
