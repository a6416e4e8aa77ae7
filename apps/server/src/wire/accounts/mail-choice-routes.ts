import { SERIES_ID } from '@tablee/domain/tournaments/life/series'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, type Limits } from '../limits/limits.ts'
import { PUBLIC } from '../pages/public-routes.ts'
import { ProtocolError } from '../protocol-error.ts'

export type MailChoiceRoutes = {
  /** True for a valid link: its address then gets nothing that can be turned off, or nothing about its series. */
  readonly turnMailsOff: (token: string) => Promise<boolean>
  readonly limits: Limits
  /** The server's public address, without a trailing slash. */
  readonly publicUrl: string
}

const ADDRESS = '/v1/mails/off'
const LONGEST_TOKEN = 100
/** `List-Unsubscribe=One-Click`, and room for what else mail programs send. */
const LONGEST_BODY = 1_024

type MailRequest = FastifyRequest<{ Querystring: { token?: unknown; series?: unknown } }>

/**
 * The target of `List-Unsubscribe` (RFC 8058): mail programs post here for one-tap unsubscribing. Mere reading, as by link scanners,
 * changes nothing and leads to the preferences page.
 */
export function addMailChoiceRoutes(app: FastifyInstance, { turnMailsOff, limits, publicUrl }: MailChoiceRoutes): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, _body, read) =>
      read(null),
    )
    scope.post(ADDRESS, PUBLIC, async (request: MailRequest, reply) => {
      await limits.spend('readsOfAddress', addressOf(request), reply)
      const token = tokenOf(request)
      if (token === null || !(await turnMailsOff(token))) {
        await limits.spend('wrongLinksOfAddress', addressOf(request))
        throw new ProtocolError('general_argument_invalid', 'This link is not one of ours')
      }
      return reply.code(204).send()
    })
    scope.get(ADDRESS, PUBLIC, (request: MailRequest, reply) => {
      const token = encodeURIComponent(tokenOf(request) ?? '')
      const { series } = request.query
      const isOfSeries = typeof series === 'string' && SERIES_ID.test(series)
      return reply.redirect(`${publicUrl}${isOfSeries ? `/serie/${series}#leave=` : '/mails#'}${token}`, 303)
    })
    done()
  })
}

function tokenOf({ query: { token } }: MailRequest): string | null {
  return typeof token === 'string' && token.length <= LONGEST_TOKEN ? token : null
}
