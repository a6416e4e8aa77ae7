import type { DraftTimer } from '../draft/draft.ts'

export function isDraftPaused({ course }: DraftTimer): boolean {
  return course.kind === 'paused'
}

/** Time of the timer at a moment in ms since 1970, without its pauses. */
export function draftElapsedMs({ course }: DraftTimer, nowMs: number): number {
  switch (course.kind) {
    case 'running':
      return Math.max(0, nowMs - Date.parse(course.startedAt))
    case 'paused':
      return course.elapsedMs
    default:
      return course satisfies never
  }
}
