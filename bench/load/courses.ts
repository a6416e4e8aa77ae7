import type { Browser, Page } from '@playwright/test'
import { type Figure, median } from '../figure.ts'
import type { Shown } from './traced-act.ts'
import { type Tasks, tasksOf } from './traced-tasks.ts'

/** How many times slower a phone is. */
const SLOWER = 4
const LONGEST_MS = 50

type Act = { readonly what: string; readonly shown: Shown | null; readonly act: () => Promise<void> }
/** Acts one after another, each measured where it is yielded. */
export type Course<At> = (at: At, time: number) => AsyncGenerator<Act, void, void>
export type Courses<At> = Readonly<Record<string, { readonly course: Course<At>; readonly times: number }>>

type Measuring = {
  readonly page: { readonly browser: Browser; readonly page: Page }
  /** Undefined: all. */
  readonly wanted: readonly string[] | undefined
  /** Afterwards the page does nothing more. */
  readonly restsMs: number
  readonly who: string
}

/** The longest task of each act, and the work until it is shown: processor time of the page's thread, taken four times. */
export async function measureCourses<At>(at: At, courses: Courses<At>, measuring: Measuring) {
  const { page, wanted, restsMs, who } = measuring
  const figures: Figure[] = []
  for (const [name, { course, times }] of Object.entries(courses)) {
    if (wanted && !wanted.includes(name)) continue
    const seen = new Map<string, Tasks[]>()
    for (let time = 0; time < times; time++) {
      for await (const { what, ...act } of course(at, time)) {
        const tasks = await tasksOf(page, { ...act, restsMs })
        seen.set(what, [...(seen.get(what) ?? []), tasks])
      }
    }
    for (const [what, tasks] of seen) figures.push(...figuresOf(`${who}: ${what}`, tasks))
  }
  return figures
}

function figuresOf(what: string, tasks: readonly Tasks[]): readonly Figure[] {
  const longest = tasks.map((each) => each.longest)
  const shown = tasks.flatMap(({ untilShown }) => untilShown ?? [])
  const told = (of: readonly number[]) => of.map((ms) => ms.toFixed(1)).join(' ')
  process.stdout.write(`${what}: longest task ${told(longest)} ms, until shown ${told(shown)} ms\n`)
  const row = (by: string, measured: number): Figure => ({
    ...{ what: `${what}, ${by}`, measured: SLOWER * measured },
    ...{ limit: LONGEST_MS, unit: 'ms' },
  })
  return [
    row(`${SLOWER} times the longest task, median`, median(longest)),
    ...(shown.length > 0 ? [row(`${SLOWER} times the work until it is shown, median`, median(shown))] : []),
  ]
}

/** Where the pointer is already, and without the tool's own looks at the page. */
export async function at(page: Page, selector: string): Promise<() => Promise<void>> {
  const target = await page.waitForSelector(selector)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} has no place`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.waitForTimeout(300)
  return () => page.mouse.click(x, y)
}
