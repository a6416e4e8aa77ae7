import { MOST_RANKED_PLACES } from '@tablee/domain/seasons/season-rules'

const RUN = /^(\d{1,6})(?:[×x*](\d{1,3}))?$/i

/** "50 40 32×2": equal points of places that follow each other are written once. */
export function pointsText(points: readonly number[]): string {
  const runs: { readonly value: number; count: number }[] = []
  for (const value of points) {
    const last = runs.at(-1)
    if (last?.value === value) last.count += 1
    else runs.push({ value, count: 1 })
  }
  return runs.map(({ value, count }) => (count === 1 ? `${value}` : `${value}×${count}`)).join(' ')
}

/** Null where something is no number. */
export function readPoints(typed: string): number[] | null {
  const parts = typed
    .replaceAll(/\s*([×x*])\s*/gi, '$1')
    .split(/[\s,;/-]+/)
    .filter((part) => part !== '')
  if (/^\s*-|\s-\d/.test(typed)) return null
  const points: number[] = []
  for (const part of parts) {
    const [, value, count = '1'] = RUN.exec(part) ?? []
    if (value === undefined || points.length + Number(count) > MOST_RANKED_PLACES) return null
    for (let index = 0; index < Number(count); index++) points.push(Number(value))
  }
  return points
}
