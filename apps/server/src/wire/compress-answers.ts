import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { ENCODINGS, SMALLEST_COMPRESSED_BYTES } from './content-encoding.ts'

/** Large documents shrink about tenfold at a level that costs a few milliseconds. */
const BROTLI_QUALITY = 3
const GZIP_LEVEL = 4

/**
 * Compresses answers of the API and pages: a document of 256 players is half a megabyte, too much for a phone in a shop. No answer echoes a
 * secret, so its length reveals nothing (BREACH attack). Static files are compressed at build time.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SMALLEST_COMPRESSED_BYTES,
    encodings: [...ENCODINGS],
    customTypes: /^(application\/json|text\/html)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  })
}
