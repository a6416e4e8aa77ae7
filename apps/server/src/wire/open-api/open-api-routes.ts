import type { ServedCall } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import type { FastifyInstance } from 'fastify'
import { PUBLIC } from '../pages/public-routes.ts'
import { accountOperations } from './account-operations.ts'
import { writeDocsPage } from './docs-page.ts'
import { documentOperations } from './document-operations.ts'
import { functionOperations } from './function-operations.ts'
import { publicOperations } from './public-operations.ts'
import { type OpenApi, writeOpenApi } from './write-open-api.ts'

export type Described = {
  readonly functions: readonly ServedCall[]
  readonly collections: readonly ServedCollection[]
  readonly publicUrl: string
}

/** The description for programs, and as a page for people. */
export function addOpenApiRoutes(app: FastifyInstance, { functions, collections, publicUrl }: Described): void {
  let known: OpenApi | null = null
  // Built on first request, not at start.
  const description = () => {
    known ??= writeOpenApi(
      [...publicOperations, ...functionOperations(functions), ...documentOperations(collections), ...accountOperations],
      publicUrl,
    )
    return known
  }

  app.get('/v1/openapi.json', PUBLIC, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(description()),
  )

  app.get('/docs', (_request, reply) => {
    const { html, policy } = writeDocsPage(description())
    return reply
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
        'X-Frame-Options': 'DENY',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
