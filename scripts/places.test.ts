import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensurePlacesBaked, placesFile } from './places.mjs'

const MOST_BYTES = 4_000_000

test('ACTS-17 a table that was made of something else is made anew, and one that is as it should be stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-places-'))
  try {
    const file = join(folder, 'dist', 'places.json')
    // Running the tests has made one.
    const whole = readFileSync(placesFile)
    expect(await ensurePlacesBaked(file)).toBe(true)
    expect(readFileSync(file).equals(whole)).toBe(true)
    expect(whole.length).toBeLessThan(MOST_BYTES)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"madeOf":"\w+"/, '"madeOf":"0123456789abcdef"'))
    expect(await ensurePlacesBaked(file)).toBe(true)
    expect(readFileSync(file).equals(whole)).toBe(true)
    const { ino } = statSync(file)
    expect(await ensurePlacesBaked(file)).toBe(true)
    expect(statSync(file).ino).toBe(ino)
    expect(readdirSync(join(folder, 'dist'))).toEqual(['places.json'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
