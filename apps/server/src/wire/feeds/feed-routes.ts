import type { FeedScope, FeedSearch, ReadFeed } from '@tablee/contract/serving/event-feed'
import { languageNamed } from '@tablee/domain/language'
import { SERIES_ID } from '@tablee/domain/tournaments/life/series'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EVERY_TOURNAMENT } from '../../ports/last-acts.ts'
import { sendKept } from '../documents/kept-answers.ts'
import { searchOf } from '../documents/search-of.ts'
import { addressOf } from '../limits/limits.ts'
import { sentences } from '../link-preview/preview-text.ts'
import { PUBLIC, type PublicRoutes } from '../pages/public-routes.ts'
import { languageOf } from '../pages/sentences.ts'
import { ProtocolError, routeNotFound } from '../protocol-error.ts'
import { FEED_FILES, type FeedFile, writeFeed } from './feed-files.ts'
import { feedTitle } from './feed-text.ts'

type FeedRoutes = Pick<PublicRoutes, 'kept' | 'limits' | 'publicUrl'> & { readonly readFeed: ReadFeed }
type FeedRequest = FastifyRequest<{ Params: { readonly name?: string } }>

/** As long as what the search field takes. */
const LONGEST_TEXT = 200

/** Calendars and feeds of a shop, a series, a season or a search, the same for everyone and written once between two acts. */
export function addFeedRoutes(app: FastifyInstance, { kept, limits, publicUrl, readFeed }: FeedRoutes): void {
  const serve = (file: FeedFile, { scopeOf, address }: Source) => {
    app.get(address('/:name').replace('{file}', file), PUBLIC, async (request: FeedRequest, reply: FastifyReply) => {
      await limits.spend('readsOfAddress', addressOf(request), reply)
      const scope = scopeOf(request)
      if (scope === null) throw routeNotFound()
      const language = languageNamed(searchOf(request).get('lang')) ?? languageOf(request)
      const found = await kept.find(request, {
        address: `feed ${file} ${language} ${JSON.stringify(scope)}`,
        locate: async () => EVERY_TOURNAMENT,
        write: async () => {
          const feed = await readFeed(scope)
          if (feed === null) return null
          if (feed === 'too_broad') throw refused(request, 'tooBroad')
          const title = feedTitle(feed, scope, language)
          const written = { feed, title, language, origin: publicUrl, address: addressOfScope(scope, address) }
          // No act of a tournament tells that a season changed.
          return { ...writeFeed(file, written), isMakeshift: scope.kind === 'season' }
        },
      })
      if (!found) throw routeNotFound()
      void reply.header('Vary', 'Accept-Language')
      return sendKept(request, reply, found)
    })
  }
  for (const source of SOURCES) for (const file of FEED_FILES) serve(file, source)
}

type Source = {
  readonly scopeOf: (request: FeedRequest) => FeedScope | null
  /** With the place of the file in braces. */
  readonly address: (name: string) => string
}

const SOURCES: readonly Source[] = [
  {
    scopeOf: ({ params: { name } }) => (name === undefined ? null : { kind: 'shop', slug: name }),
    address: (name) => `/v1/shops${name}/{file}`,
  },
  {
    scopeOf: ({ params: { name: series } }) =>
      series !== undefined && SERIES_ID.test(series) ? { kind: 'series', series } : null,
    address: (name) => `/v1/series${name}/{file}`,
  },
  {
    scopeOf: ({ params: { name } }) => (name === undefined ? null : { kind: 'season', slug: name }),
    address: (name) => `/v1/seasons${name}/{file}`,
  },
  { scopeOf: (request) => ({ kind: 'search', ...searchIn(request) }), address: () => '/v1/events/{file}' },
]

function addressOfScope(scope: FeedScope, address: Source['address']): string {
  switch (scope.kind) {
    case 'shop':
      return address(`/${scope.slug}`)
    case 'season':
      return address(`/${scope.slug}`)
    case 'series':
      return address(`/${scope.series}`)
    case 'search': {
      const asked = Object.entries({ q: scope.text, place: scope.place, game: scope.game })
      const said = asked.filter((pair): pair is [string, string] => pair[1] !== null)
      return said.length === 0 ? address('') : `${address('')}?${new URLSearchParams(said)}`
    }
    default:
      return scope satisfies never
  }
}

/** By the names the home page uses. */
function searchIn(request: FastifyRequest): FeedSearch {
  const asked = searchOf(request)
  const textOf = (name: string) => {
    const text = asked.get(name)?.trim() ?? ''
    if (text.length > LONGEST_TEXT) throw refused(request, 'unreadable')
    return text === '' ? null : text
  }
  const named = textOf('game')
  const game = GAMES.find((each) => each === named) ?? null
  if (named !== null && game === null) throw refused(request, 'unreadable')
  return { text: textOf('q'), place: textOf('place'), game }
}

function refused(request: FastifyRequest, why: 'tooBroad' | 'unreadable'): ProtocolError {
  const sentence = sentences.t(`feeds.${why}`, {
    lng: languageOf(request),
    most: LONGEST_TEXT,
    games: GAMES.join(', '),
  })
  return new ProtocolError('general_query_invalid', sentence)
}
