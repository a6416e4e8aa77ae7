import type { PublicReading, ReadPublicly } from '@tablee/contract/serving/public-reading'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, type Limits } from './limits.ts'
import { ProtocolError, routeNotFound } from './protocol-error.ts'
import { languageOf, refusalSentence } from './sentences.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers the same to everybody: without a project, without looking at a session, and for pages of any origin. */
    isPublic?: true
  }
}

export const PUBLIC = { config: { isPublic: true } } as const
/** Goes up when the same tournament is to be written otherwise. */
const FORM = 1

export type PublicRoutes = { readonly readPublicly: ReadPublicly; readonly limits: Limits }

type CodeRequest = FastifyRequest<{ Params: { code: string; round: string } }>
type Write = (reading: PublicReading, request: CodeRequest) => object | null

/** What everybody may read of a tournament whose code they know. */
export function addPublicRoutes(app: FastifyInstance, { readPublicly, limits }: PublicRoutes): void {
  const answer = (write: Write) => async (request: CodeRequest, reply: FastifyReply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const reading = await readPublicly(request.params.code)
    if (!reading) throw await notFound(request)
    const etag = `W/"${FORM}-${reading.version}"`
    // Kept by whoever likes, and asked for again each time: an unchanged one costs no body.
    void reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' })
    if (isKnown(request, etag)) return reply.code(304).send()
    const written = write(reading, request)
    if (!written) throw routeNotFound()
    return written
  }

  app.get(
    '/v1/tournaments/:code',
    PUBLIC,
    answer((reading) => reading.tournament()),
  )
  app.get(
    '/v1/tournaments/:code/standings',
    PUBLIC,
    answer((reading) => reading.standings()),
  )
  app.get(
    '/v1/tournaments/:code/rounds/:round',
    PUBLIC,
    answer((reading, { params }) => (/^[1-9]\d{0,3}$/.test(params.round) ? reading.round(Number(params.round)) : null)),
  )

  /** Counted with the codes that are missed elsewhere: six characters can be tried out. */
  async function notFound(request: CodeRequest): Promise<ProtocolError> {
    await limits.spend('failedCodesOfAddress', addressOf(request))
    const refusal = { code: 'tournament_not_found', details: { code: request.params.code.slice(0, 36) } } as const
    const sentence = refusalSentence(languageOf(request), refusal)
    return new ProtocolError('document_not_found', sentence, { reason: refusal.code })
  }
}

/**
 * Whether the request asks for what is open to pages of any origin. Nobody's cookie is looked at and the answer is the same
 * for everybody, so a page elsewhere learns nothing from it that it could not ask for itself.
 */
export function openToEveryPage({ routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  if (!routeOptions.config?.isPublic) return false
  void reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' })
  return true
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((known) => [etag, '*'].includes(known.trim()))
}
