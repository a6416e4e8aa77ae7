import type { EventFeed, FeedEvent } from '@tablee/contract/serving/event-feed'
import type { Language } from '@tablee/domain/language'
import { Feed } from 'feed'
import type { WrittenAnswer } from '../documents/kept-answers.ts'
import { calendarFeed } from '../pages/calendar-file.ts'
import { eventLine, eventTitle } from './feed-text.ts'

/** By the last part of the address. */
export const FEED_FILES = ['calendar.ics', 'events.atom', 'events.json'] as const
export type FeedFile = (typeof FEED_FILES)[number]

/** Readers show so many; the newest announcements first. */
const MOST_ENTRIES = 50

export type WrittenFeed = {
  readonly feed: EventFeed
  readonly title: string
  readonly language: Language
  readonly origin: string
  /** Of the feed itself, without the file. */
  readonly address: string
}

export function writeFeed(file: FeedFile, written: WrittenFeed): WrittenAnswer {
  switch (file) {
    case 'calendar.ics': {
      const { title, feed, origin } = written
      return answer(calendarFeed(title, feed.events, origin), 'text/calendar', file)
    }
    case 'events.atom':
      return answer(readableFeed(written).atom1(), 'application/atom+xml', file)
    case 'events.json':
      return answer(readableFeed(written).json1(), 'application/feed+json', file)
    default:
      return file satisfies never
  }
}

function answer(text: string, type: string, file: FeedFile): WrittenAnswer {
  return {
    text,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `inline; filename="${file}"` },
  }
}

function readableFeed({ feed, title, language, origin, address }: WrittenFeed): Feed {
  const page = origin + feed.path
  const events = feed.events
    .toSorted((one, other) => (one.announcedAt < other.announcedAt ? 1 : -1))
    .slice(0, MOST_ENTRIES)
  const at = (file: FeedFile) => origin + address.replace('{file}', file)
  const readable = new Feed({
    id: at('events.atom'),
    title,
    language,
    link: page,
    generator: 'Tablée',
    updated: new Date(events.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), NEVER)),
    feedLinks: { atom: at('events.atom'), json: at('events.json') },
    author: { name: feed.name ?? 'Tablée', link: page },
  })
  for (const event of events) readable.addItem(entryOf(event, { language, origin }))
  return readable
}

/** The same for a feed without entries at every request. */
const NEVER = '1970-01-01T00:00:00.000Z'

function entryOf(event: FeedEvent, { language, origin }: Pick<WrittenFeed, 'language' | 'origin'>) {
  const link = `${origin}/tournament/${event.code}`
  const { code, startsAt, endsAt, location, game, format, formatName, seats, players, isCancelled, phase } = event
  return {
    id: link,
    link,
    title: eventTitle(event, language),
    description: eventLine(event, language),
    date: new Date(event.updatedAt),
    published: new Date(event.announcedAt),
    image: `${origin}/v1/preview/${code}.png?lang=${language}`,
    // What programs read, beside the sentences.
    extensions: [
      {
        name: '_event',
        objects: { code, startsAt, endsAt, location, game, format, formatName, seats, players, isCancelled, phase },
      },
    ],
  }
}
