import type { Formats } from '../../../language/use-formats.ts'

const DAY_MS = 86_400_000

/** The time, with the day if it is not within one: what stands behind ‘until’ in every language. */
export function untilText(at: Date, seenFrom: Date, { time, day }: Pick<Formats, 'time' | 'day'>): string {
  return at.getTime() - seenFrom.getTime() < DAY_MS ? time(at) : `${time(at)} (${day(at)})`
}
