import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import sharp from 'sharp'

/** Of the longer side. */
const LOGO_PX = 512
/** A small file may unfold to more than any memory; a photo of a phone has 12 million. */
const MOST_PIXELS = 24_000_000
const LONGEST_S = 10

/** What the formats begin with: whatever else is sent, under whichever name, reaches no decoder. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Decodes an image and writes it again, small, upright, as PNG and without anything that stood beside its pixels. */
export async function drawLogo(sent: Uint8Array): Promise<Outcome<Buffer>> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!BEGINNINGS.some((isOne) => isOne(bytes))) return refuse('logo_invalid')
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LONGEST_S })
      .autoOrient()
      .resize({ width: LOGO_PX, height: LOGO_PX, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer()
    return accept(drawn)
  } catch {
    return refuse('logo_invalid')
  }
}
