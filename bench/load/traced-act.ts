import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'

/** What stands, or no longer stands, once the page shows an act. */
export type Shown = {
  readonly selector: string
  readonly text?: string
  readonly isGone?: boolean
  /** Comes without a press. */
  readonly isHeard?: boolean
}

export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly tid: number
  readonly pid: number
  readonly dur?: number
  readonly tdur?: number
}

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']
export const PRESSED = 'bench-pressed'
const SHOWN = 'bench-shown'
/** Later than that, the page rests. */
const FOLLOWS_WITHIN_MS = 700

/** By the clock, in ms: from the press to the end of the frame that shows it. */
export async function timeOfAct(page: Page, shown: Shown, press: () => Promise<void>): Promise<number> {
  const watching = await page.evaluateHandle(watch, { ...shown, marks: [PRESSED, SHOWN] as const })
  await press()
  return watching.evaluate(({ painted }) => painted)
}

/** Processor time of the page's thread, in ms: waiting for a core does not count. */
export type Work = {
  /** From the press to the end of the frame that shows it. */
  readonly untilShown: number
  /** All that follows from it. */
  readonly afterwards: number
  /** The longest that a next press would wait meanwhile. */
  readonly longestTask: number
}

/** By a trace of Chromium. */
export async function workOfAct(
  { browser, page }: { readonly browser: Browser; readonly page: Page },
  shown: Shown,
  press: () => Promise<void>,
): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await timeOfAct(page, shown, press)
  await page.waitForTimeout(FOLLOWS_WITHIN_MS)
  const trace = await browser.stopTracing()
  if (process.env.TRACE_TO) writeFileSync(process.env.TRACE_TO, trace)
  const events = eventsOf(trace)
  return { untilShown: workIn(events), ...workAfter(events) }
}

export function eventsOf(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return traceEvents.toSorted((one, other) => one.ts - other.ts)
}

/** The tasks from that of the press to that of the frame after the result stands in the page. */
export function workIn(events: readonly TraceEvent[]): number {
  const { tasks, frame } = tasksIn(events)
  return sumOf(tasks.filter(({ ts }) => ts <= frame.ts))
}

function workAfter(events: readonly TraceEvent[]): Omit<Work, 'untilShown'> {
  const { tasks, frame } = tasksIn(events)
  const later = tasks.filter(({ ts }) => ts > frame.ts)
  return { afterwards: sumOf(later), longestTask: Math.max(0, ...later.map(({ tdur = 0 }) => tdur / 1000)) }
}

/** From that of the press on, and the frame that shows the act. */
function tasksIn(events: readonly TraceEvent[]) {
  const pressed = events.findLast(({ name }) => name === PRESSED)
  const stands = events.find(({ name }) => name === SHOWN)
  if (!pressed || !stands) throw new Error('the trace holds no act')
  const ours = events.filter(({ pid, tid }) => pid === pressed.pid && tid === pressed.tid)
  const frame = ours.find(({ name, ts }) => name === 'Layerize' && ts >= stands.ts)
  if (!frame) throw new Error('the trace holds no frame of the act')
  const tasks = ours.filter(
    ({ name, ph, ts, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && ts + dur >= pressed.ts,
  )
  return { tasks, frame }
}

function sumOf(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}

/** Runs in the page. */
function watch({ selector, text, isGone, isHeard, marks }: Shown & { readonly marks: readonly [string, string] }): {
  readonly painted: Promise<number>
} {
  let pressed = 0
  const note = ({ timeStamp }: Event) => {
    pressed = timeStamp
    performance.mark(marks[0])
  }
  if (isHeard) {
    pressed = performance.now()
    performance.mark(marks[0])
  } else for (const type of ['pointerup', 'keydown']) window.addEventListener(type, note, { capture: true })
  const stands = () => {
    const found = document.querySelector(selector)
    return (found !== null && (text === undefined || found.textContent.includes(text))) !== (isGone ?? false)
  }
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (pressed === 0 || !stands()) return
      observer.disconnect()
      performance.mark(marks[1])
      for (const type of ['pointerup', 'keydown']) window.removeEventListener(type, note, { capture: true })
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - pressed)
      requestAnimationFrame(() => port2.postMessage(null))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return { painted }
}
