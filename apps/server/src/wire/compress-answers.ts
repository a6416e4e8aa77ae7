import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this an answer fits a packet or two, and compressing gains nothing. */
const SMALLEST_BYTES = 2048
/** Documents of large tournaments shrink about tenfold at a level that costs a few milliseconds. */
const BROTLI_QUALITY = 3
const GZIP_LEVEL = 4

/**
 * Compresses what the API answers, and the pages: the document of 256 players weighs half a megabyte, too much for a phone in a shop.
 * No answer repeats a secret, so its length tells nothing (the BREACH attack). Files are compressed when they are built.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SMALLEST_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/json|text\/html)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  })
}
