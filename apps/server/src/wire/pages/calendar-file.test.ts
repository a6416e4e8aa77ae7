import type { CalendarEntry } from '@tablee/contract/serving/public-reading'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const ORIGIN = 'https://tournois.example'
const ENTRY: CalendarEntry = {
  id: 'abc123',
  code: 'ABCDEF',
  name: 'Coupe de Noël',
  description: 'Amenez vos decks; lots, boissons.\nMerci \\o/',
  location: 'Rennes, 35',
  startsAt: '2026-12-19T13:00:00.000Z',
  endsAt: '2026-12-19T18:30:00.000Z',
  isCancelled: false,
  sequence: 7,
  updatedAt: '2026-11-22T10:00:00.123Z',
}

/** Parsed by the standard: unfolded first, then each property. */
function read(file: string): ReadonlyMap<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}

const unescaped = (text = '') => text.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))

test('STAK-12 a calendar reads when and where, in UTC, and how to get there', () => {
  const file = calendarFile(ENTRY, ORIGIN)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(file).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/)
  expect(Object.fromEntries(read(file))).toMatchObject({
    UID: 'abc123@tablee',
    SEQUENCE: '7',
    DTSTAMP: '20261122T100000Z',
    DTSTART: '20261219T130000Z',
    DTEND: '20261219T183000Z',
    SUMMARY: 'Coupe de Noël',
    LOCATION: 'Rennes\\, 35',
    DESCRIPTION: 'Amenez vos decks\\; lots\\, boissons.\\nMerci \\\\o/\\n\\nhttps://tournois.example/tournament/ABCDEF',
    URL: 'https://tournois.example/tournament/ABCDEF',
    STATUS: 'CONFIRMED',
  })
})

test('STAK-12 nothing is made up: without an end or a place there is none, and what was called off says so', () => {
  const file = read(
    calendarFile({ ...ENTRY, endsAt: null, location: null, description: '', isCancelled: true }, ORIGIN),
  )
  expect([file.has('DTEND'), file.has('LOCATION')]).toEqual([false, false])
  expect(file.get('DESCRIPTION')).toBe('https://tournois.example/tournament/ABCDEF')
  expect(file.get('STATUS')).toBe('CANCELLED')
})

test('STAK-12 no text of an organizer ends its line or becomes a property', () => {
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u2028ATTACH:y\u0000\u000B'
  const lines = calendarFile({ ...ENTRY, name: hostile, location: hostile, description: hostile }, ORIGIN)
    .replaceAll('\r\n ', '')
    .split('\r\n')
  expect(lines.filter((line) => /^(END|BEGIN|ATTACH)/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('STAK-12 lines are folded at 75 bytes, never within a character, and say the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (description) => {
      const file = calendarFile({ ...ENTRY, description }, ORIGIN)
      for (const line of file.split('\r\n'))
        expect([line.isWellFormed(), Buffer.byteLength(line) <= 75]).toEqual([true, true])
      const told = unescaped(read(file).get('DESCRIPTION'))
      const plain = description.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
      const address = `${ORIGIN}/tournament/ABCDEF`
      expect(told).toBe(description === '' ? address : `${plain}\n\n${address}`)
    }),
  )
})
