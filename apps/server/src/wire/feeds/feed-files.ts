import type { EventFeed, FeedEvent } from '@tablee/contract/serving/event-feed'
import type { Language } from '@tablee/domain/language'
import { Feed } from 'feed'
import type { WrittenAnswer } from '../documents/kept-answers.ts'
import { calendarFeed } from '../pages/calendar-file.ts'
import { eventLine, eventTitle } from './feed-text.ts'
import { jsonFeed } from './json-feed.ts'

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

type FeedAnswer = WrittenAnswer & { readonly text: string }

export function writeFeed(file: FeedFile, written: WrittenFeed): FeedAnswer {
  switch (file) {
    case 'calendar.ics': {
      const { title, feed, origin } = written
      return answer(calendarFeed(title, feed.events, origin), 'text/calendar', file)
    }
    case 'events.atom':
      return answer(atomFeed(written), 'application/atom+xml', file)
    case 'events.json':
      return answer(
        jsonFeed({ ...written, self: addressOf(written, 'events.json') }, newest(written)),
        'application/feed+json',
        file,
      )
    default:
      return file satisfies never
  }
}

function answer(text: string, type: string, file: FeedFile): FeedAnswer {
  return {
    text,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `inline; filename="${file}"` },
  }
}

const addressOf = ({ origin, address }: WrittenFeed, file: FeedFile) => origin + address.replace('{file}', file)

function newest({ feed }: WrittenFeed): readonly FeedEvent[] {
  return feed.events
    .toSorted((one, other) => Date.parse(other.announcedAt) - Date.parse(one.announcedAt))
    .slice(0, MOST_ENTRIES)
}

/** The same for a feed without entries at every request. */
const NEVER = '1970-01-01T00:00:00.000Z'

function atomFeed(written: WrittenFeed): string {
  const { feed, title, language, origin } = written
  const page = origin + feed.path
  const events = newest(written)
  const self = addressOf(written, 'events.atom')
  const readable = new Feed({
    ...{ id: self, title, language, link: page, generator: 'Tablée' },
    updated: new Date(events.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), NEVER)),
    feedLinks: { atom: self },
    author: { name: feed.name ?? 'Tablée', link: page },
  })
  for (const event of events) readable.addItem(entryOf(event, { language, origin }))
  return readable.atom1()
}

function entryOf(event: FeedEvent, { language, origin }: Pick<WrittenFeed, 'language' | 'origin'>) {
  const link = `${origin}/tournament/${event.code}`
  return {
    ...{ id: link, link },
    title: asHtml(eventTitle(event, language)),
    description: asHtml(eventLine(event, language)),
    date: new Date(event.updatedAt),
    published: new Date(event.announcedAt),
    image: `${origin}/v1/preview/${event.code}.png?lang=${language}`,
  }
}

/** Entries are written as HTML, and people name their events and formats as they like. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
