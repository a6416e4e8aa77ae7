import type { EventFeed, FeedEvent } from '@tablee/contract/serving/event-feed'
import type { Language } from '@tablee/domain/language'
import { eventLine, eventTitle } from './feed-text.ts'

type Written = {
  readonly title: string
  readonly language: Language
  readonly origin: string
  readonly feed: EventFeed
  readonly self: string
}

/** JSON Feed 1.1 (jsonfeed.org): sentences for readers, and beside them what programs read. */
export function jsonFeed({ title, language, origin, feed, self }: Written, events: readonly FeedEvent[]): string {
  const page = origin + feed.path
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    ...{ title, language, home_page_url: page, feed_url: self },
    authors: [{ name: feed.name ?? 'Tablée', url: page }],
    items: events.map((event) => itemOf(event, { language, origin })),
  }
  return JSON.stringify(written, null, 2)
}

function itemOf(event: FeedEvent, { language, origin }: Pick<Written, 'language' | 'origin'>) {
  const { code, startsAt, endsAt, location, game, format, formatName, seats, players, isCancelled, phase } = event
  const url = `${origin}/tournament/${code}`
  return {
    ...{ id: url, url, title: eventTitle(event, language), content_text: eventLine(event, language) },
    image: `${origin}/v1/preview/${code}.png?lang=${language}`,
    ...{ date_published: event.announcedAt, date_modified: event.updatedAt },
    _event: { code, startsAt, endsAt, location, game, format, formatName, seats, players, isCancelled, phase },
  }
}
