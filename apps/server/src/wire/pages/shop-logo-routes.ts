import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import { LARGEST_LOGO, LOGO_PATH, LOGO_TYPES, OWN_LOGO_PATH, type ShopLogos } from '@tablee/contract/serving/shop-logos'
import type { Refusal } from '@tablee/domain/outcome'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Callers } from '../limits/callers.ts'
import { type Limits, limitKeyOf } from '../limits/limits.ts'
import { ProtocolError, routeNotFound, sendError } from '../protocol-error.ts'
import { languageOf, refusalSentence } from './sentences.ts'

export type ShopLogoParts = { readonly shopLogos: ShopLogos; readonly callers: Callers; readonly limits: Limits }

const YEAR_S = 31_536_000

type LogoRequest = { Params: { file: string } }

/** A shop's logo is uploaded as raw bytes, and publicly readable by its id. */
export async function addShopLogoRoutes(app: FastifyInstance, parts: ShopLogoParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      [...LOGO_TYPES],
      { parseAs: 'buffer', bodyLimit: LARGEST_LOGO },
      (_request, body, done) => done(null, body),
    )
    scope.put(OWN_LOGO_PATH, { bodyLimit: LARGEST_LOGO, errorHandler: unread }, (request, reply) => {
      const { body } = request
      return keep(parts, request, { reply, sent: Buffer.isBuffer(body) ? body : Buffer.alloc(0) })
    })
    done()
  })
  app.delete(OWN_LOGO_PATH, (request, reply) => keep(parts, request, { reply, sent: null }))
  app.get<LogoRequest>(`${LOGO_PATH}:file`, async (request, reply) => {
    const [, id] = /^([0-9a-f]{20})\.png$/.exec(request.params.file) ?? []
    const image = id === undefined ? null : await parts.shopLogos.find(id)
    if (!image) throw routeNotFound()
    return reply
      .header('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(Buffer.from(image))
  })
}

type Keeping = { readonly reply: FastifyReply; readonly sent: Uint8Array | null }

async function keep({ shopLogos, callers, limits }: ShopLogoParts, request: FastifyRequest, { reply, sent }: Keeping) {
  const caller = await callers.signedIn(request)
  await limits.spend('logosOfAccount', limitKeyOf(caller.accountId), reply)
  const kept = await shopLogos.keep(caller, sent)
  if (!kept.accepted) throw refused(request, kept.refusal)
  return kept.value
}

function refused(request: FastifyRequest, refusal: Refusal): ProtocolError {
  const { code: reason } = refusal
  const sentence = refusalSentence(languageOf(request), refusal)
  return new ProtocolError('general_argument_invalid', sentence, { status: REFUSAL_STATUS[reason], reason })
}

/** Reports files that are too large, or no image. */
function unread(thrown: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  if (thrown.statusCode === 413) return sendError(reply, refused(request, { code: 'logo_too_large' }))
  throw thrown
}
