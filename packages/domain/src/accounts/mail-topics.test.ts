import { expect, test } from 'vitest'
import { ASKED_AGAIN_AFTER_MS, type MailAddressState, whatToWrite } from './mail-topics.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const asked = { topic: 'registration', isOfAccount: false, now } as const
const address = (known: Partial<MailAddressState> = {}) => ({ confirmedAt: null, askedAt: null, off: [], ...known })
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()

test('FIND-5 an address that nobody confirmed is asked once, and gets nothing more for a month', () => {
  expect(whatToWrite(null, asked)).toBe('question')
  expect(whatToWrite(address(), asked)).toBe('question')
  expect(whatToWrite(address({ askedAt: ago(0) }), asked)).toBe('nothing')
  expect(whatToWrite(address({ askedAt: ago(ASKED_AGAIN_AFTER_MS - 1) }), asked)).toBe('nothing')
  expect(whatToWrite(address({ askedAt: ago(ASKED_AGAIN_AFTER_MS) }), asked)).toBe('question')
})

test('FIND-5 a confirmed address, and one that its account has confirmed, gets the news', () => {
  expect(whatToWrite(address({ confirmedAt: ago(1), askedAt: ago(2) }), asked)).toBe('news')
  expect(whatToWrite(null, { ...asked, isOfAccount: true })).toBe('news')
})

test('FIND-5 what was turned off does not come, not even as a question', () => {
  const off = address({ confirmedAt: ago(1), off: ['registration'] })
  expect(whatToWrite(off, asked)).toBe('nothing')
  expect(whatToWrite(off, { ...asked, isOfAccount: true })).toBe('nothing')
  expect(whatToWrite(address({ off: ['registration'] }), asked)).toBe('nothing')
  expect(whatToWrite(off, { ...asked, topic: 'changes' })).toBe('news')
})
