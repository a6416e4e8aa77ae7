import type { RatingPage } from '@tablee/contract/ratings/public-rating'
import type { ReadRating } from '@tablee/contract/serving/read-rating'
import { type Language, languageNamed } from '@tablee/domain/language'
import { MOST_RATED_EVENTS, MOST_RATED_PEOPLE } from '@tablee/domain/ratings/rating'
import { FORMATS } from '@tablee/messages/formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { searchOf } from '../documents/search-of.ts'
import { addressOf } from '../limits/limits.ts'
import { sentences } from '../link-preview/preview-text.ts'
import { PUBLIC, type PublicRoutes } from '../pages/public-routes.ts'
import { languageOf } from '../pages/sentences.ts'
import { routeNotFound } from '../protocol-error.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

type TableRoutes = Pick<PublicRoutes, 'limits'> & { readonly readRating: ReadRating }
type TableRequest = FastifyRequest<{ Params: { readonly rating: string } }>

/** Marks UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The table of a rating for programs, some rows at once, and for spreadsheets. */
export function addRatingTableRoutes(app: FastifyInstance, { limits, readRating }: TableRoutes): void {
  app.get('/v1/ratings/:rating/table.json', PUBLIC, async (request: TableRequest, reply: FastifyReply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const page = await readRating(request.params.rating, { game: gameIn(request), from: fromIn(request) })
    if (!page) throw routeNotFound()
    return page
  })
  app.get('/v1/ratings/:rating/table.csv', PUBLIC, async (request: TableRequest, reply: FastifyReply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const language = languageNamed(searchOf(request).get('lang')) ?? languageOf(request)
    const whole = await readWhole(readRating, request.params.rating, gameIn(request))
    if (!whole) throw routeNotFound()
    void reply.header('Vary', 'Accept-Language')
    void reply.header('Content-Disposition', `attachment; filename="rating-${whole.first.rating.id}.csv"`)
    return reply.type('text/csv; charset=utf-8').send(BYTE_ORDER_MARK + writeTable(whole, language))
  })
}

function gameIn(request: FastifyRequest): string | null {
  return searchOf(request).get('game')
}

/** The first row for anything that is no number of one. */
function fromIn(request: FastifyRequest): number {
  const from = Number(searchOf(request).get('from') ?? 0)
  return Number.isInteger(from) && from >= 0 && from <= MOST_RATED_PEOPLE ? from : 0
}

type Whole = { readonly first: RatingPage; readonly rows: RatingPage['rows'] }

async function readWhole(readRating: ReadRating, id: string, game: string | null): Promise<Whole | null> {
  let first = await readRating(id, { game, from: 0 })
  // Each reading copies some of the events that ended since.
  for (let times = 0; first && first.waiting > 0 && times < MOST_RATED_EVENTS; times++) {
    await othersHaveTheirTurn()
    first = await readRating(id, { game, from: 0 })
  }
  if (!first) return null
  const rows = [...first.rows]
  while (rows.length < first.peopleCount) {
    await othersHaveTheirTurn()
    const next = await readRating(id, { game: first.rating.game, from: rows.length })
    if (!next || next.rows.length === 0) break
    rows.push(...next.rows)
  }
  return { first, rows }
}

const COLUMNS = ['place', 'name', 'rating', 'deviation', 'before', 'matches', 'events', 'sure'] as const

function writeTable({ rows }: Whole, lng: Language): string {
  const format = new Intl.NumberFormat(FORMATS[lng].locale, { useGrouping: false })
  const separator = new Intl.NumberFormat(FORMATS[lng].locale).format(0.5).includes(',') ? ';' : ','
  const lines = rows.map(({ place, name, rating, deviation, change, matches, events, isUncertain }) => [
    ...[place === null ? '' : String(place), name ?? sentences.t('ratingTable.nameless', { lng })],
    ...[format.format(rating), format.format(deviation), change === null ? '' : format.format(rating - change)],
    ...[format.format(matches), format.format(events)],
    sentences.t(isUncertain ? 'ratingTable.no' : 'ratingTable.yes', { lng }),
  ])
  return spreadsheetText([COLUMNS.map((column) => sentences.t(`ratingTable.${column}`, { lng })), ...lines], separator)
}
