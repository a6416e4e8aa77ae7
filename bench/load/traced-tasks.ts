import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { CATEGORIES, eventsOf, PRESSED, type Shown, type TraceEvent, timeOfAct, workIn } from './traced-act.ts'

const BEGUN = 'bench-begun'
const RESTS = 'bench-rests'

export type Tasks = {
  /** Until the end of the frame that shows the act, from the last press; null where nothing says that it is shown. */
  readonly untilShown: number | null
  /** The longest of all, from the first press until the page rests. */
  readonly longest: number
}

/** Processor time of the tasks of the page's thread, in ms, by a trace of Chromium. */
export async function tasksOf(
  { browser, page }: { readonly browser: Browser; readonly page: Page },
  {
    act,
    shown,
    restsMs,
  }: { readonly act: () => Promise<void>; readonly shown: Shown | null; readonly restsMs: number },
): Promise<Tasks> {
  await browser.startTracing(page, { categories: CATEGORIES })
  if (shown) await timeOfAct(page, shown, act)
  else {
    await page.evaluate((mark) => void performance.mark(mark), BEGUN)
    await act()
  }
  await page.waitForTimeout(restsMs)
  // In a page that came meanwhile the marks of before are gone.
  await page.evaluate((mark) => void performance.mark(mark), RESTS)
  const trace = await browser.stopTracing()
  if (process.env.TRACE_TO) writeFileSync(process.env.TRACE_TO, trace)
  const events = eventsOf(trace)
  return { untilShown: shown ? workIn(events) : null, longest: longestIn(events) }
}

function longestIn(events: readonly TraceEvent[]): number {
  const rests = events.findLast(({ name }) => name === RESTS)
  if (!rests) throw new Error('the trace holds no page')
  const ours = events.filter(({ pid, tid }) => pid === rests.pid && tid === rests.tid)
  const begun = ours.find(({ name }) => name === BEGUN || name === PRESSED)?.ts ?? 0
  const tasks = ours.filter(
    ({ name, ph, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && ts + dur >= begun && ts + dur < rests.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
