import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { compareWithPublished } from './published-figures.ts'
import type { RecordedTournament } from './recorded-tournament.ts'

/** Three small ones are kept here; the whole collection lies beside the repository, where there is one. */
const KEPT = listRecordings(new URL('./', import.meta.url))
const COLLECTION = listRecordings(new URL('../../../../../../shared/data/tournaments/', import.meta.url))

function listRecordings(directory: URL): (readonly [name: string, file: URL])[] {
  if (!existsSync(directory)) return []
  const names = readdirSync(directory).filter((name) => name.endsWith('.json'))
  return names.map((name) => [name.replace('.json', ''), new URL(name, directory)])
}

function read(file: URL): RecordedTournament {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test.each(KEPT)('RANK-2 %s comes out as published', (_, file) => {
  const agreement = compareWithPublished(read(file))
  expect(agreement.disagreements).toEqual([])
  expect(agreement.figures).toBeGreaterThanOrEqual(3 * agreement.rows)
})

test('RANK-2 the kept recordings are of 7, 8 and 13 players', () => {
  expect(KEPT.map(([, file]) => read(file).players.length).sort((one, other) => one - other)).toEqual([7, 8, 13])
})

test('RANK-2 a wrong figure and a wrong place are noticed', () => {
  const recording = read(new URL('melee-2025-10-26-7p-4r.json', import.meta.url))
  const [first, second, ...others] = recording.standings
  if (!first || !second) throw new Error('The recording has no standings')
  const wrong = { ...second, omw: (second.omw ?? 0) + 0.0001 }
  expect(compareWithPublished({ ...recording, standings: [first, wrong, ...others] }).disagreements).toHaveLength(1)
  const swapped = [{ ...first, rank: 2 }, { ...second, rank: 1 }, ...others]
  expect(compareWithPublished({ ...recording, standings: swapped }).disagreements).toHaveLength(1)
})

describe.skipIf(COLLECTION.length === 0)('the whole collection', () => {
  const total = { files: 0, rows: 0, figures: 0, neighbours: 0 }

  test.each(COLLECTION)('RANK-2 %s comes out as published', (_, file) => {
    const agreement = compareWithPublished(read(file))
    expect(agreement.disagreements).toEqual([])
    total.files++
    total.rows += agreement.rows
    total.figures += agreement.figures
    total.neighbours += agreement.neighbours
  })

  test('RANK-2 no published figure of the collection was left out', () => {
    expect(total).toEqual({ files: 63, rows: 11154, figures: 75357, neighbours: 10508 })
  })

  afterAll(() => {
    const { files, rows, figures, neighbours } = total
    console.log(`${files} recorded tournaments: ${rows} rows, ${figures} figures, ${neighbours} places in order`)
  })
})
