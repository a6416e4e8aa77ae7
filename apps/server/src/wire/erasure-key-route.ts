import type { FastifyInstance } from 'fastify'

export type ErasureKeyParts = { readonly erasureKey: () => Promise<string> }

/** The public key of proofs of erasure, for whoever verifies one without this server. */
export function addErasureKeyRoute(app: FastifyInstance, { erasureKey }: ErasureKeyParts): void {
  app.get('/.well-known/tablee-erasures.pem', async (_request, reply) => {
    const key = await erasureKey()
    return reply.type('application/x-pem-file').header('Cache-Control', 'public, max-age=86400').send(key)
  })
}
