import type { FeedEvent } from '@tablee/contract/serving/event-feed'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAtom } from '../../testing/read-atom.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { readJsonFeed } from '../../testing/read-json-feed.ts'
import { type FeedFile, writeFeed } from './feed-files.ts'

const EVENT: FeedEvent = {
  ...{ id: '0123456789abcdef', code: 'ABC234', name: 'Modern du vendredi', description: '', sequence: 3 },
  ...{ startsAt: '2030-01-18T18:30:00.000Z', endsAt: null, location: '69003 Lyon', isCancelled: false },
  ...{ announcedAt: '2030-01-01T09:00:00.000Z', updatedAt: '2030-01-02T09:00:00.000Z' },
  ...{ game: 'magic', format: 'modern', formatName: null, seats: 16, players: 4, phase: 'waiting' },
}

const written = (file: FeedFile, title: string, events: readonly FeedEvent[]) =>
  writeFeed(file, {
    feed: { name: title, path: '/lieu/le-repaire', events },
    ...{ title, language: 'fr', origin: 'https://tablee.example', address: '/v1/shops/le-repaire/{file}' },
  }).text

/** As a database may hold it: no character that XML has not, no half of one. */
const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
  .map((text) => `x${text.replaceAll(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]/gu, '')}`)
const odd = fc.oneof(typed, fc.constantFrom('a & b', '<b>x</b>', ']]>', '&lt;', '\\n; a, b', `${'é'.repeat(70)}"`))

test('YEAR-76 whatever people call their events, each feed keeps the rules of its kind and says the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(odd, odd, odd), { maxLength: 6 }), odd, (named, title) => {
      const events = named.map(([name, location, formatName], index) => ({
        ...{ ...EVENT, name, location, formatName, id: `id${index}`, code: `ABC23${index}` },
        endsAt: index % 2 === 0 ? null : '2030-01-18T22:30:00.000Z',
        isCancelled: index % 3 === 2,
      }))
      const calendar = readCalendar(written('calendar.ics', title, events))
      expect(calendar.name).toBe(title)
      expect(calendar.events).toEqual(named.map(([summary, location]) => ({ summary, location })))
      const atom = readAtom(written('events.atom', title, events))
      const json = readJsonFeed(written('events.json', title, events))
      expect([atom.title, json.title]).toEqual([title, title])
      expect(atom.entries.map(({ title: one }) => one)).toEqual(json.items.map(({ title: one }) => one))
      expect(atom.entries.map(({ summary }) => summary)).toEqual(json.items.map(({ content_text: one }) => one))
      for (const [index, [name]] of named.entries()) expect(json.items[index]?.title).toContain(name)
    }),
  )
})
