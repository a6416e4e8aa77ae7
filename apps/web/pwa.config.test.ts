import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifest } from './pwa.config.ts'

const PUBLIC = join(import.meta.dirname, 'public')
const MOST_BYTES = 150_000

/** From the JPEG's start-of-frame segment. */
function sizeOf(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  return 'none'
}

test('WORD-8 before the app is installed, phones show pictures of real screens, small and of the size that is told', () => {
  const { screenshots = [] } = manifest
  expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'narrow', 'narrow', 'wide'])
  const files = screenshots.map(({ src, sizes }) => ({ sizes, bytes: readFileSync(join(PUBLIC, src)) }))
  for (const { sizes, bytes } of files) expect(sizeOf(bytes)).toBe(sizes)
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(MOST_BYTES)
})

test('WORD-8 a long press on the icon leads straight to joining, creating and one’s own tournaments', () => {
  expect(manifest.shortcuts?.map(({ url }) => url)).toEqual(['/', '/create-tournament', '/my-events'])
})
