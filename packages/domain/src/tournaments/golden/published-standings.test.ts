import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { compareWithPublished } from './published-figures.ts'
import type { RecordedTournament } from './recorded-tournament.ts'

/** A selection; if the whole collection lies beside the repository, that is used. */
const KEPT = listRecordings(new URL('./', import.meta.url))
const COLLECTION = listRecordings(new URL('../../../../../../shared/data/tournaments/', import.meta.url))
const PLAYED = COLLECTION.length > 0 ? COLLECTION : KEPT
const EVERYTHING =
  PLAYED === KEPT
    ? { files: 27, rows: 1258, figures: 8253, neighbours: 1077 }
    : { files: 63, rows: 11154, figures: 75357, neighbours: 10508 }

function listRecordings(directory: URL): (readonly [name: string, file: URL])[] {
  if (!existsSync(directory)) return []
  const names = readdirSync(directory).filter((name) => name.endsWith('.json'))
  return names.map((name) => [name.replace('.json', ''), new URL(name, directory)])
}

function read(file: URL): RecordedTournament {
  return JSON.parse(readFileSync(file, 'utf8'))
}

describe('RANK-2 the standings of recorded tournaments', () => {
  const total = { files: 0, rows: 0, figures: 0, neighbours: 0 }

  test.each(PLAYED)('RANK-2 %s comes out as published', (_, file) => {
    const agreement = compareWithPublished(read(file))
    expect(agreement.disagreements).toEqual([])
    total.files++
    total.rows += agreement.rows
    total.figures += agreement.figures
    total.neighbours += agreement.neighbours
  })

  test('RANK-2 no published figure was left out', () => {
    expect(total).toEqual(EVERYTHING)
  })

  afterAll(() => {
    const { files, rows, figures, neighbours } = total
    console.log(`${files} recorded tournaments: ${rows} rows, ${figures} figures, ${neighbours} places in order`)
  })
})

test('RANK-2 the kept recordings come from every publisher', () => {
  expect(new Set(KEPT.map(([name]) => name.split('-')[0]))).toEqual(
    new Set(['cardsrealm', 'manatraders', 'melee', 'tom', 'topdeck']),
  )
})

test.runIf(PLAYED !== KEPT)('RANK-2 the kept recordings say what the collection says', () => {
  const collected = new Map(COLLECTION)
  for (const [name, file] of KEPT) expect(read(file), name).toEqual(read(collected.get(name) ?? file))
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
