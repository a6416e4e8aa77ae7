import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentDraft, type DraftStage } from '../kinds/draft-rounds.ts'
import { isFinished } from '../kinds/phase.ts'
import { pairedInStage } from '../kinds/stage.ts'
import type { Tournament } from '../tournament.ts'
import type { DraftTimer } from './draft.ts'
import { seatedPods, settledDraft } from './seated-pods.ts'

export const DRAFT_COURSES = ['start', 'pause', 'resume', 'stop', 'skip'] as const

export type TimerWish = {
  /** `skip` goes to `toMs`, forwards or back. */
  readonly course: (typeof DRAFT_COURSES)[number]
  readonly toMs?: number | undefined
}

/** Longer than any draft lasts. */
export const MOST_DRAFT_MS = 6 * 60 * 60 * 1000

/** Starts, stops or moves the time of picks. Its start is the first pick: from then on seats stay as they are. */
export function setDraftTimer(tournament: Tournament, wish: TimerWish, now: Date): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const draft = currentDraft(tournament)
  if (!draft) return refuse('not_a_draft')
  const seats = seatedPods(tournament)
  if (!seats || seats.pods.length === 0) return refuse('draft_not_drawn')
  if (pairedInStage(tournament) > 0) return refuse('draft_over')
  if (seats.unseated.length > 0) return refuse('draft_pods_full')
  if (wish.course === 'stop') return changed(draft, draft.timer ? withoutTimer(draft) : draft)
  if (wish.course === 'start') {
    const timer: DraftTimer = { course: { kind: 'running', startedAt: now.toISOString() } }
    return changed(draft, draft.timer ? draft : { ...settledDraft(draft, seats.pods), timer })
  }
  if (!draft.timer) return refuse('draft_timer_not_started')
  const timer = moved(draft.timer, wish, now)
  return changed(draft, timer === draft.timer ? draft : { ...draft, timer })
}

function changed(before: DraftStage, after: DraftStage): Outcome<readonly Change[]> {
  return accept(before === after ? [] : [{ kind: 'stage_chosen', stage: after }])
}

function withoutTimer({ timer: _, ...draft }: DraftStage): DraftStage {
  return draft
}

function moved(timer: DraftTimer, { course, toMs = 0 }: TimerWish, now: Date): DraftTimer {
  const { course: present } = timer
  const isRunning = 'startedAt' in present
  if (course === 'pause' && isRunning) {
    const elapsedMs = Math.max(0, now.getTime() - new Date(present.startedAt).getTime())
    return { course: { kind: 'paused', elapsedMs } }
  }
  if (course === 'resume' && !isRunning) return running(now, present.elapsedMs)
  if (course !== 'skip') return timer
  return isRunning ? running(now, toMs) : { course: { kind: 'paused', elapsedMs: toMs } }
}

function running(now: Date, elapsedMs: number): DraftTimer {
  return { course: { kind: 'running', startedAt: new Date(now.getTime() - elapsedMs).toISOString() } }
}
