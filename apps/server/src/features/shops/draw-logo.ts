import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'

/** A phone photo takes half a second. */
const LONGEST_MS = 10_000

/** The start of the format, and the end or length of a complete file. */
type Format = { readonly isOne: (bytes: Buffer) => boolean; readonly isWhole: (bytes: Buffer) => boolean }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_SCAN = Buffer.from([0xff, 0xda])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** The part of a RIFF file not included in its length. */
const RIFF_HEAD = 8

/** Nothing else reaches a decoder, whatever its name; nor does a truncated upload. */
const FORMATS: readonly Format[] = [
  {
    isOne: (bytes) => bytes.subarray(0, PNG.length).equals(PNG),
    isWhole: (bytes) => bytes.includes('IEND', 0, 'latin1'),
  },
  {
    isOne: (bytes) => bytes.subarray(0, JPEG.length).equals(JPEG),
    // The thumbnail inside a photo has its own end marker.
    isWhole: (bytes) => bytes.lastIndexOf(JPEG_END) > bytes.lastIndexOf(JPEG_SCAN),
  },
  {
    isOne: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    isWhole: (bytes) => bytes.readUInt32LE(4) + RIFF_HEAD <= bytes.length,
  },
]

/** A small, upright PNG without metadata. */
export async function drawLogo(sent: Uint8Array): Promise<Outcome<Buffer>> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const format = FORMATS.find(({ isOne }) => isOne(bytes))
  if (!format?.isWhole(bytes)) return refuse('logo_invalid')
  // This process's arguments are not meant for the thread.
  const thread = new Worker(new URL('./draw-logo-in-thread.ts', import.meta.url), { execArgv: [], workerData: bytes })
  try {
    const [drawn] = await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_MS) })
    return accept(Buffer.from(drawn))
  } catch {
    return refuse('logo_invalid')
  } finally {
    await thread.terminate()
  }
}
