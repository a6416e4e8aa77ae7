import type { DescribeShop, DescribeTournament } from '@tablee/contract/serving/link-preview'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { searchOf } from '../documents/search-of.ts'
import { addressOf, type Limits } from '../limits/limits.ts'
import { escapeHtml } from '../link-preview/page-head.ts'
import { PUBLIC } from '../pages/public-routes.ts'
import { ProtocolError, routeNotFound } from '../protocol-error.ts'

const FRAME = { width: 480, height: 640 }
/** How long a site may keep the answer. */
const KEPT_S = 3600

type OembedParts = {
  readonly describeTournament: DescribeTournament
  readonly describeShop: DescribeShop
  readonly limits: Limits
  readonly publicUrl: string
}

/** The frame of a page of ours, for sites that ask by its address (oembed.com, 2.3.4.4: `rich`). */
export function addOembedRoute(
  app: FastifyInstance,
  { describeTournament, describeShop, limits, publicUrl }: OembedParts,
) {
  app.get('/v1/oembed', PUBLIC, async (request: FastifyRequest, reply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const asked = searchOf(request)
    if ((asked.get('format') ?? 'json') !== 'json')
      throw new ProtocolError('general_not_implemented', 'Only format=json is answered', { status: 501 })
    const path = pathOf(asked.get('url') ?? '', publicUrl)
    const [, kind, name = ''] = /^\/(tournament|lieu)\/([^/]{1,100})\/?$/.exec(path ?? '') ?? []
    const found = kind === 'tournament' ? await describeTournament(name) : await describeShop(name)
    if (!found) {
      if (kind === 'tournament') await limits.spend('failedCodesOfAddress', addressOf(request))
      throw routeNotFound()
    }
    const own = 'slug' in found ? `lieu/${found.slug}` : `tournament/${found.code}`
    const width = within(asked.get('maxwidth'), FRAME.width)
    const height = within(asked.get('maxheight'), FRAME.height)
    const title = escapeHtml(found.name)
    return reply.header('Cache-Control', `public, max-age=${KEPT_S}`).send({
      ...{ version: '1.0', type: 'rich', provider_name: 'Tablée', provider_url: publicUrl, cache_age: KEPT_S },
      ...{ title: found.name, width, height },
      html: `<iframe src="${publicUrl}/embed/${own}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
    })
  })
}

/** Of an address of ours; null for any other. */
function pathOf(url: string, publicUrl: string): string | null {
  const asked = URL.canParse(url) ? new URL(url) : null
  return asked !== null && asked.origin === new URL(publicUrl).origin ? asked.pathname : null
}

function within(most: string | null, usual: number): number {
  const asked = Number(most)
  return most !== null && Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, usual) : usual
}
