import { expect, test } from 'vitest'
import { type MailAddressState, MOST_UNCONFIRMED_A_DAY, whatToWrite, writtenNow } from './mail-topics.ts'

const DAY_MS = 24 * 3_600_000
const now = new Date('2026-11-23T12:00:00.000Z')
const asked = { topic: 'registration', isOfAccount: false, now } as const
const NEW: MailAddressState = { confirmedAt: null, askedAt: null, off: [], refusedAt: null, writtenAt: [] }
const address = (known: Partial<MailAddressState> = {}): MailAddressState => ({ ...NEW, ...known })
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()

test('SHOP-20 an address that nobody confirmed hears what becomes of its own registration and nothing else', () => {
  for (const topic of ['registration', 'changes', null] as const) {
    expect(whatToWrite(null, { ...asked, topic })).toBe('asking')
    expect(whatToWrite(address({ askedAt: ago(0) }), { ...asked, topic })).toBe('asking')
  }
  for (const topic of ['reminder', 'messages'] as const) expect(whatToWrite(null, { ...asked, topic })).toBe('nothing')
})

test('SHOP-21 three letters a day go to an address that nobody confirmed, whatever they are about', () => {
  let writtenAt: readonly string[] = []
  for (let letter = 0; letter < MOST_UNCONFIRMED_A_DAY; letter += 1) {
    expect(whatToWrite(address({ writtenAt }), asked)).toBe('asking')
    writtenAt = writtenNow(writtenAt, now)
  }
  expect(writtenAt).toHaveLength(3)
  for (const topic of ['registration', 'changes', null] as const) {
    expect(whatToWrite(address({ writtenAt }), { ...asked, topic })).toBe('nothing')
  }
  expect(whatToWrite(address({ writtenAt, confirmedAt: ago(1) }), asked)).toBe('news')
  const later = new Date(now.getTime() + DAY_MS)
  expect(whatToWrite(address({ writtenAt }), { ...asked, now: later })).toBe('asking')
  expect(writtenNow(writtenAt, later)).toEqual([later.toISOString()])
})

test('SHOP-22 whoever says that it is not them gets no letter more, until they confirm the address', () => {
  for (const topic of ['registration', 'changes', 'reminder', 'messages', null] as const) {
    expect(whatToWrite(address({ refusedAt: ago(1) }), { ...asked, topic })).toBe('nothing')
    expect(whatToWrite(address({ refusedAt: ago(1), confirmedAt: ago(2) }), { ...asked, topic })).toBe('nothing')
  }
  expect(whatToWrite(address({ refusedAt: ago(1) }), { ...asked, isOfAccount: true })).toBe('news')
})

test('FIND-5 a confirmed address, and one that its account has confirmed, gets the news', () => {
  expect(whatToWrite(address({ confirmedAt: ago(1), askedAt: ago(2) }), asked)).toBe('news')
  expect(whatToWrite(null, { ...asked, isOfAccount: true })).toBe('news')
})

test('FIND-5 what was turned off does not come, not even to ask; what is always told comes', () => {
  const off = address({ confirmedAt: ago(1), off: ['registration'] })
  expect(whatToWrite(off, asked)).toBe('nothing')
  expect(whatToWrite(off, { ...asked, isOfAccount: true })).toBe('nothing')
  expect(whatToWrite(address({ off: ['registration'] }), asked)).toBe('nothing')
  expect(whatToWrite(off, { ...asked, topic: 'changes' })).toBe('news')
  expect(whatToWrite(off, { ...asked, topic: null })).toBe('news')
})
