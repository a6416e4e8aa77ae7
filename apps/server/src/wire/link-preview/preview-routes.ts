import type { DescribeTournament } from '@tablee/contract/serving/link-preview'
import type { FastifyInstance } from 'fastify'
import { addressOf, type Limits } from '../limits.ts'
import { routeNotFound } from '../protocol-error.ts'
import { createCodeImages } from './code-image.ts'

const DAY_S = 86_400

export type PreviewParts = {
  readonly describeTournament: DescribeTournament
  readonly publicUrl: string
  readonly limits: Limits
}

type ImageRequest = { Params: { file: string } }

/** Pages that only an organizer, a player or a member has a use for. */
const NOT_FOR_SEARCH = [
  '/v1/',
  '/tournament/*/admin',
  '/tournament/*/device',
  '/tournament/*/help',
  '/tournament/*/live',
  '/tournament/*/print',
  '/profile',
  '/share',
]

/** The image of a link to a tournament, and what search engines may look at. */
export function addPreviewRoutes(app: FastifyInstance, { describeTournament, publicUrl, limits }: PreviewParts): void {
  const imageOf = createCodeImages()
  app.get<ImageRequest>('/v1/preview/:file', async (request, reply) => {
    const [, typed] = /^([A-Za-z0-9]{6})\.png$/.exec(request.params.file) ?? []
    const facts = typed === undefined ? null : await describeTournament(typed)
    if (!facts) {
      if (typed !== undefined) await limits.spend('failedCodesOfAddress', addressOf(request))
      throw routeNotFound()
    }
    return reply
      .header('Cache-Control', `public, max-age=${DAY_S}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(await imageOf(facts.code))
  })
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', `public, max-age=${DAY_S}`).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
}

function robots(publicUrl: string): string {
  const hidden = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}\n`).join('')
  return `# ${publicUrl}\nUser-agent: *\nAllow: /v1/preview/\n${hidden}`
}
