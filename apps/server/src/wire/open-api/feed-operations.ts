import type { FeedEvent } from '@tablee/contract/serving/event-feed'
import { LANGUAGE_OF_PROGRAMMERS, LANGUAGES } from '@tablee/domain/language'
import { FEED_FILES, type FeedFile, writeFeed } from '../feeds/feed-files.ts'
import type { JsonSchema, Operation, ShownContent } from './operation.ts'

const isPublic = true
const unchanged = { 304: 'nothing', 404: 'nothing' } as const
const SITE = 'https://tablee.example'
const LANG = { name: 'lang', about: `One of ${LANGUAGES.join(', ')}; else as the header says.` }

const SEARCH = [
  { name: 'q', about: 'Words of name, code or place.' },
  { name: 'place', about: 'A town, department or region.' },
  { name: 'game', about: 'One of the games.' },
]

const EXAMPLE: FeedEvent = {
  ...{ id: '0123456789abcdef', code: 'ABC234', name: 'Modern du vendredi', description: '', sequence: 3 },
  ...{ startsAt: '2030-01-18T18:30:00.000Z', endsAt: null, location: '69003 Lyon', isCancelled: false },
  ...{ announcedAt: '2030-01-01T09:00:00.000Z', updatedAt: '2030-01-02T09:00:00.000Z' },
  ...{ game: 'magic', format: 'modern', formatName: null, seats: 16, players: 4, phase: 'waiting' },
}

/** The members of an entry that programs read, besides those of every JSON feed. */
const EVENT: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    startsAt: { type: 'string', format: 'date-time' },
    endsAt: { type: ['string', 'null'], format: 'date-time' },
    location: { type: ['string', 'null'] },
    game: { type: ['string', 'null'] },
    format: { type: ['string', 'null'] },
    formatName: { type: ['string', 'null'] },
    seats: { type: ['integer', 'null'] },
    players: { type: 'integer' },
    isCancelled: { type: 'boolean' },
    phase: { enum: ['waiting', 'running', 'finished'] },
  },
  required: ['code', 'startsAt', 'endsAt', 'location', 'seats', 'players', 'isCancelled', 'phase'],
}

const ENTRY: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    url: { type: 'string' },
    title: { type: 'string' },
    content_text: { type: 'string' },
    image: { type: 'string' },
    date_modified: { type: 'string', format: 'date-time' },
    date_published: { type: 'string', format: 'date-time' },
    _event: EVENT,
  },
  required: ['id', 'url', 'title', 'content_text', '_event'],
}

const AUTHORS: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { name: { type: 'string' }, url: { type: 'string' } } },
}

const JSON_FEED: JsonSchema = {
  type: 'object',
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string' },
    language: { type: 'string' },
    authors: AUTHORS,
    home_page_url: { type: 'string' },
    feed_url: { type: 'string' },
    items: { type: 'array', items: ENTRY },
  },
  required: ['version', 'title', 'language', 'home_page_url', 'feed_url', 'authors', 'items'],
}

const KINDS: Readonly<Record<FeedFile, { readonly as: string; readonly type: string; readonly schema: JsonSchema }>> = {
  'calendar.ics': { as: 'a calendar to follow', type: 'text/calendar', schema: { type: 'string' } },
  'events.atom': { as: 'an Atom feed', type: 'application/atom+xml', schema: { type: 'string' } },
  'events.json': { as: 'a feed of JSON Feed 1.1', type: 'application/feed+json', schema: JSON_FEED },
}

/** As the server itself writes it. */
function shownFeed(file: FeedFile, of: string): ShownContent {
  const { type, schema } = KINDS[file]
  const { text } = writeFeed(file, {
    feed: { name: 'Le Repaire', path: '/lieu/le-repaire', events: [EXAMPLE] },
    ...{ title: 'Le Repaire', language: LANGUAGE_OF_PROGRAMMERS, origin: SITE, address: `/v1${of}/{file}` },
  })
  return { type, schema, example: file === 'events.json' ? JSON.parse(text) : text }
}

/** The calendar and feeds of announced events. */
function feedsOf(of: string, what: string, query: NonNullable<Operation['query']> = []): readonly Operation[] {
  const example = of.replace(/\{\w+\}/, 'le-repaire')
  return FEED_FILES.map((file) => ({
    ...{ method: 'get', path: `${of}/${file}`, room: 'reading', summary: `Events of a ${what} as ${KINDS[file].as}` },
    query: [...query, LANG],
    ...{ answers: { 200: { shown: shownFeed(file, example) }, ...unchanged }, isPublic },
  }))
}

const OEMBED: ShownContent = {
  type: 'application/json',
  schema: {
    type: 'object',
    properties: {
      version: { const: '1.0' },
      type: { const: 'rich' },
      provider_name: { type: 'string' },
      provider_url: { type: 'string' },
      cache_age: { type: 'integer' },
      title: { type: 'string' },
      width: { type: 'integer' },
      height: { type: 'integer' },
      html: { type: 'string', description: 'The frame, to be put into a page.' },
    },
    required: ['version', 'type', 'title', 'width', 'height', 'html'],
  },
  example: {
    ...{ version: '1.0', type: 'rich', provider_name: 'Tablée', provider_url: SITE, cache_age: 3600 },
    ...{ title: 'Le Repaire', width: 480, height: 640 },
    html: `<iframe src="${SITE}/embed/lieu/le-repaire" title="Le Repaire" width="480" height="640" style="border:0" loading="lazy"></iframe>`,
  },
}

const FRAME: ShownContent = {
  type: 'text/html',
  schema: { type: 'string' },
  example: '<!doctype html><title>Le Repaire</title>…',
}

function frame(path: string, summary: string): Operation {
  return {
    ...{ method: 'get', path, room: 'reading', summary, query: [LANG], isPublic, isPage: true },
    answers: { 200: { shown: FRAME }, 304: 'nothing', 404: 'nothing' },
  }
}

/** What other sites show of ours. */
export const feedOperations: readonly Operation[] = [
  ...feedsOf('/shops/{slug}', 'shop'),
  ...feedsOf('/series/{series}', 'series'),
  ...feedsOf('/seasons/{slug}', 'season'),
  ...feedsOf('/events', 'search', SEARCH),
  {
    ...{
      method: 'get',
      path: '/oembed',
      room: 'reading',
      summary: 'The frame of a page, for sites that ask by address',
    },
    query: [
      { name: 'url', about: 'Of a tournament or a shop.' },
      { name: 'maxwidth', about: 'In pixels.' },
      { name: 'maxheight', about: 'In pixels.' },
    ],
    ...{ answers: { 200: { shown: OEMBED }, 404: 'nothing' }, isPublic },
  },
  frame('/embed/lieu/{name}', 'The next events of a shop, for a frame'),
  frame('/embed/tournament/{name}', 'A tournament by its code, for a frame'),
]
