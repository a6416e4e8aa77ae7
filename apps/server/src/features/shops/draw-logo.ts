import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'

/** A photo of a phone takes half a second. */
const LONGEST_MS = 10_000

/** What an image begins with, and what its last bytes or its length say when none is missing. */
type Format = { readonly isOne: (bytes: Buffer) => boolean; readonly isWhole: (bytes: Buffer) => boolean }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_SCAN = Buffer.from([0xff, 0xda])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Of a RIFF file, what stands before that which its length counts. */
const RIFF_HEAD = 8

/** Whatever else is sent, under whichever name, reaches no decoder; and what was cut off on its way is nobody's logo. */
const FORMATS: readonly Format[] = [
  {
    isOne: (bytes) => bytes.subarray(0, PNG.length).equals(PNG),
    isWhole: (bytes) => bytes.includes('IEND', 0, 'latin1'),
  },
  {
    isOne: (bytes) => bytes.subarray(0, JPEG.length).equals(JPEG),
    // The small picture inside a photo has an end of its own.
    isWhole: (bytes) => bytes.lastIndexOf(JPEG_END) > bytes.lastIndexOf(JPEG_SCAN),
  },
  {
    isOne: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    isWhole: (bytes) => bytes.readUInt32LE(4) + RIFF_HEAD <= bytes.length,
  },
]

/** Decodes an image and writes it again, small, upright, as PNG and without anything that stood beside its pixels. */
export async function drawLogo(sent: Uint8Array): Promise<Outcome<Buffer>> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const format = FORMATS.find(({ isOne }) => isOne(bytes))
  if (!format?.isWhole(bytes)) return refuse('logo_invalid')
  // What this process was started with is meant for this process.
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
