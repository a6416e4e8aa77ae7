import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

/** Smaller answers fit a packet or two: compressing gains nothing. */
export const SMALLEST_COMPRESSED_BYTES = 2048
/** Compressed once, sent a thousand times: a third smaller than one fast pass, for ten more milliseconds. */
const KEPT_BROTLI_QUALITY = 5
const KEPT_GZIP_LEVEL = 6

export const ENCODINGS = ['br', 'gzip'] as const
/** Null: uncompressed. */
export type Encoding = (typeof ENCODINGS)[number] | null

export function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string') return null
  const best = negotiator.negotiate(accepted, [...ENCODINGS])
  return ENCODINGS.find((encoding) => encoding === best) ?? null
}

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** On another core where there is one. */
export function compressed(bytes: Buffer, encoding: Exclude<Encoding, null>): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: KEPT_BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    case 'gzip':
      return compressGzip(bytes, { level: KEPT_GZIP_LEVEL })
    default:
      return encoding satisfies never
  }
}
