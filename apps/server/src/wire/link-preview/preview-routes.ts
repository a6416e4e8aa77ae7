import type { DescribeShop, DescribeTournament } from '@tablee/contract/serving/link-preview'
import { languageNamed } from '@tablee/domain/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chargeDrawing } from '../limits/charge-cost.ts'
import { addressOf, type Limits } from '../limits/limits.ts'
import { languageOf } from '../pages/sentences.ts'
import { ProtocolError, routeNotFound } from '../protocol-error.ts'
import { createDrawing } from './drawing-thread.ts'
import { HOME_PICTURE, SHOP_PICTURE } from './page-head.ts'
import { type Picture, pictureState } from './picture.ts'
import { pictureOf, pictureOfHome, pictureOfShop } from './picture-of.ts'

const DAY_S = 86_400
/** The time for many pictures. */
const BUSY_S = 60
const BUSY = 'Too many pictures are being drawn'

export type PreviewParts = {
  readonly describeTournament: DescribeTournament
  readonly describeShop: DescribeShop
  readonly publicUrl: string
  readonly limits: Limits
}

type ImageRequest = FastifyRequest<{ Params: { file: string }; Querystring: { lang?: unknown; state?: unknown } }>

/** Useful only to organizers, players or members. */
const NOT_FOR_SEARCH = [
  '/v1/',
  '/tournament/*/admin',
  '/tournament/*/device',
  '/tournament/*/help',
  '/tournament/*/live',
  '/tournament/*/print',
  '/tournament/*/table',
  '/profile',
  '/share',
]

/** A code, the home page, or a shop's URL name. */
const FILE = new RegExp(`^([A-Za-z0-9]{6}|${HOME_PICTURE}|${SHOP_PICTURE}([a-z0-9-]{1,100}))\\.png$`)

/** Link previews, and what search engines may index. */
export function addPreviewRoutes(app: FastifyInstance, parts: PreviewParts): void {
  const { describeTournament, describeShop, publicUrl, limits } = parts
  const drawing = createDrawing()
  app.addHook('onClose', () => drawing.stop())

  async function pictureAsked(request: ImageRequest): Promise<Picture | null> {
    const { lang } = request.query
    const language = languageNamed(lang) ?? languageOf(request)
    const [, file, slug] = FILE.exec(request.params.file) ?? []
    if (file === undefined) return null
    if (slug !== undefined) {
      const shop = await describeShop(slug)
      return shop && pictureOfShop(shop, language)
    }
    if (file === HOME_PICTURE) return pictureOfHome(language)
    const facts = await describeTournament(file)
    if (!facts) await limits.spend('failedCodesOfAddress', addressOf(request))
    return facts && pictureOf(facts, language)
  }

  app.get('/v1/preview/:file', async (request: ImageRequest, reply) => {
    const picture = await pictureAsked(request)
    if (!picture) throw routeNotFound()
    const png = await drawing.draw(picture, () => chargeDrawing(limits, request))
    if (!png) throw new ProtocolError('general_rate_limit_exceeded', BUSY, { status: 503, retryAfterS: BUSY_S })
    // A URL of another state shows the current picture, and is revalidated.
    const isOfState = request.query.state === pictureState(picture)
    return reply
      .header('Cache-Control', `public, max-age=${isOfState ? DAY_S : BUSY_S}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(png)
  })
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', `public, max-age=${DAY_S}`).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
}

function robots(publicUrl: string): string {
  const hidden = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}\n`).join('')
  return `# ${publicUrl}\nUser-agent: *\nAllow: /v1/preview/\n${hidden}`
}
