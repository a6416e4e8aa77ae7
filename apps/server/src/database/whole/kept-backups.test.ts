import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptBackups } from './kept-backups.ts'

const DAY_MS = 86_400_000
const at = (text: string) => new Date(`${text}T03:00:00Z`)
const texts = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString().slice(0, 10))

test('OPS-24 of a year of daily backups a week of days, four weeks and twelve months are kept', () => {
  const days = Array.from({ length: 400 }, (_, index) => new Date(at('2025-01-01').getTime() + index * DAY_MS))
  // 2026-02-04 is a Wednesday.
  expect(texts(keptBackups(days))).toEqual([
    ...['2026-02-04', '2026-02-03', '2026-02-02', '2026-02-01', '2026-01-31', '2026-01-30', '2026-01-29'],
    ...['2026-01-25', '2026-01-18', '2025-12-31', '2025-11-30', '2025-10-31', '2025-09-30', '2025-08-31'],
    ...['2025-07-31', '2025-06-30', '2025-05-31', '2025-04-30', '2025-03-31'],
  ])
})

test('OPS-24 nothing goes only because time passes, and of two on a day the later one stays', () => {
  expect(texts(keptBackups([at('2024-02-29'), at('2020-01-01')]))).toEqual(['2024-02-29', '2020-01-01'])
  const [morning, evening] = [new Date('2026-01-05T03:00:00Z'), new Date('2026-01-05T21:00:00Z')]
  expect(keptBackups([morning, evening])).toEqual([evening])
})

const moments = fc
  .array(fc.integer({ min: 1, max: 60 * 24 }), { maxLength: 80 })
  .map((gaps) =>
    gaps.map((_, index) => new Date(gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0) * 3_600_000)),
  )

test('OPS-24 whenever backups are made: the last one stays, no more than 23 do, and thinning out each day is thinning out at the end', () => {
  fc.assert(
    fc.property(moments, (all) => {
      const atOnce = keptBackups(all)
      expect(atOnce.length).toBeLessThanOrEqual(23)
      if (all.length > 0) expect(atOnce[0]).toEqual(all.at(-1))
      expect(keptBackups(atOnce)).toEqual(atOnce)
      let kept: readonly Date[] = []
      for (const moment of all) kept = keptBackups([...kept, moment])
      expect(kept).toEqual(atOnce)
    }),
  )
})
