import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { ENCODINGS, SMALLEST_COMPRESSED_BYTES } from './content-encoding.ts'

/** Documents of large tournaments shrink about tenfold at a level that costs a few milliseconds. */
const BROTLI_QUALITY = 3
const GZIP_LEVEL = 4

/**
 * Compresses what is written for one request, of the API and of the pages: the document of 256 players weighs half a megabyte, too much for a phone in a shop.
 * No answer repeats a secret, so its length tells nothing (the BREACH attack). Files are compressed when they are built.
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
