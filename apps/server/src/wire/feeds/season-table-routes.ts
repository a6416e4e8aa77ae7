import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import type { ReadSeason } from '@tablee/contract/serving/read-season'
import { type Language, languageNamed } from '@tablee/domain/language'
import { MOST_SEASON_PEOPLE } from '@tablee/domain/seasons/season'
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

type TableRoutes = Pick<PublicRoutes, 'limits'> & { readonly readSeason: ReadSeason }
type TableRequest = FastifyRequest<{ Params: { readonly name: string } }>

/** Marks UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The table of a season for programs, some rows at once, and for spreadsheets. */
export function addSeasonTableRoutes(app: FastifyInstance, { limits, readSeason }: TableRoutes): void {
  app.get('/v1/seasons/:name/table.json', PUBLIC, async (request: TableRequest, reply: FastifyReply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const page = await readSeason(request.params.name, fromIn(request))
    if (!page) throw routeNotFound()
    return page
  })
  app.get('/v1/seasons/:name/table.csv', PUBLIC, async (request: TableRequest, reply: FastifyReply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const language = languageNamed(searchOf(request).get('lang')) ?? languageOf(request)
    const text = await writeTable(readSeason, request.params.name, language)
    if (text === null) throw routeNotFound()
    void reply.header('Vary', 'Accept-Language')
    void reply.header('Content-Disposition', `attachment; filename="${request.params.name.toLowerCase()}.csv"`)
    return reply.type('text/csv; charset=utf-8').send(BYTE_ORDER_MARK + text)
  })
}

/** The first row for anything that is no number of one. */
function fromIn(request: FastifyRequest): number {
  const from = Number(searchOf(request).get('from') ?? 0)
  return Number.isInteger(from) && from >= 0 && from <= MOST_SEASON_PEOPLE ? from : 0
}

/** A row a person, a column an event; what does not count is in brackets. */
async function writeTable(readSeason: ReadSeason, slug: string, language: Language): Promise<string | null> {
  const first = await readSeason(slug, 0)
  if (!first) return null
  const separator = new Intl.NumberFormat(FORMATS[language].locale).format(0.5).includes(',') ? ';' : ','
  const parts = [spreadsheetText([headOf(first, language)], separator)]
  for (
    let page: SeasonPage | null = first, from = 0;
    page && page.rows.length > 0;
    page = await readSeason(slug, from)
  ) {
    parts.push(spreadsheetText(cellsOf(page, first, language), separator))
    from += page.rows.length
    if (from >= page.peopleCount) break
    await othersHaveTheirTurn()
  }
  return parts.join('')
}

type Columns = Pick<SeasonPage, 'events' | 'final' | 'season'>

/** A final counts for nobody in the table: its places have a column of their own. */
const finished = ({ events, final }: Columns) =>
  events.filter(({ id, state }) => state === 'finished' && id !== final?.tournamentId)

const isOfSeveral = ({ season }: Columns) => season.shops.length > 1

/** Where somebody’s results come from, in the order in which the shops came; of one that closed nothing is said. */
function shopsOf(results: SeasonPage['rows'][number]['counted'], { season, events }: Columns): string {
  const shopOf = new Map(events.map(({ id, shop }) => [id, shop]))
  const played = new Set(results.map(({ eventId }) => shopOf.get(eventId)))
  return season.shops
    .filter(({ slug }) => played.has(slug))
    .map(({ name }) => name)
    .join(', ')
}

function headOf(page: SeasonPage, lng: Language): readonly string[] {
  return [
    ...(['place', 'name', 'total'] as const).map((column) => sentences.t(`seasonTable.${column}`, { lng })),
    ...(isOfSeveral(page) ? [sentences.t('seasonTable.shop', { lng })] : []),
    ...(page.final?.ranking ? [sentences.t('seasonTable.final', { lng })] : []),
    ...finished(page).map(({ name, startsAt, isPast }) => {
      const event = [startsAt?.slice(0, 10) ?? '', name].join(' ').trim()
      return isPast ? sentences.t('seasonTable.past', { lng, event }) : event
    }),
  ]
}

function cellsOf({ rows }: SeasonPage, of: Columns, lng: Language): readonly (readonly string[])[] {
  const format = new Intl.NumberFormat(FORMATS[lng].locale, { useGrouping: false })
  const columns = finished(of)
  const finalists = of.final?.ranking && new Map(of.final.ranking.map((each) => [each.key, each.place]))
  return rows.map(({ key, place, name, total, counted }) => {
    const results = new Map(counted.map((result) => [result.eventId, result]))
    return [
      ...[String(place), name ?? sentences.t('seasonTable.nameless', { lng }), format.format(total)],
      ...(isOfSeveral(of) ? [shopsOf(counted, of)] : []),
      ...(finalists ? [String(finalists.get(key) ?? '')] : []),
      ...columns.map(({ id }) => {
        const result = results.get(id)
        if (!result) return ''
        return result.counts ? format.format(result.points) : `(${format.format(result.points)})`
      }),
    ]
  })
}
