import type { RoundClock } from '../tournament.ts'

type Course = RoundClock['course']

export function isPaused({ course }: Pick<RoundClock, 'course'>): boolean {
  return course.kind === 'paused'
}

/** What is left at a moment in ms since 1970; negative in overtime. */
export function leftMs(course: Course, nowMs: number): number {
  switch (course.kind) {
    case 'running':
      return Date.parse(course.endsAt) - nowMs
    case 'paused':
      return course.remainingMs
    default:
      return course satisfies never
  }
}

/** Adds time. */
export function longerBy(course: Course, byMs: number): Course {
  switch (course.kind) {
    case 'running':
      return { ...course, endsAt: new Date(Date.parse(course.endsAt) + byMs).toISOString() }
    case 'paused':
      return { ...course, remainingMs: course.remainingMs + byMs }
    default:
      return course satisfies never
  }
}
