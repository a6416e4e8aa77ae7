import { test as base, expect, type TestInfo } from '@playwright/test'
import { drawnSeeds } from './drawn-seeds.ts'
import { keepWithinBudget } from './evidence-budget.ts'
import { Expectations } from './expectations.ts'
import { keepEvidence } from './kept-evidence.ts'
import { endOfServerLog, serverLogFrom } from './server-log.ts'
import { WatchedDevices } from './watched-devices.ts'

type Fixtures = {
  /** What the journey says that its devices will meet. */
  readonly expects: Expectations
  /** Says what they met besides, while there is still a trace to keep. */
  readonly judge: () => void
}

/**
 * A journey of its own: the devices that it opened are put away when it ends, and nobody after it waits for their pages. None of
 * them may have said anything on its console, met an error or been refused anything that the journey does not expect. One that
 * fails keeps what they said and asked, the server's log and the seeds that were drawn.
 */
export const test = base.extend<Fixtures>({
  expects: async ({ browserName: _ }, use) => use(new Expectations()),
  judge: [
    async ({ browser, baseURL, expects }, use, journey) => {
      const watched = new WatchedDevices(browser)
      const start = endOfServerLog()
      const judge = () => {
        const surprises = expects.surprises(watched.incidents.splice(0))
        expect.soft(surprises, 'what the devices met, and the journey does not expect').toEqual([])
      }
      await use(judge)
      judge()
      await Promise.all(browser.contexts().map((device) => device.close()))
      watched.leave()
      judge()
      // One that ended early did not come to everything.
      if (!isFailed(journey)) expect.soft(expects.unmet(), 'what the journey expects, and nobody met').toEqual([])
      if (!isFailed(journey)) return
      keepEvidence(journey, {
        'console.txt': watched.consoleLines.text,
        'requests.txt': watched.requestLines.text,
        'server.log': serverLogFrom(start),
        'seeds.txt': await drawnSeeds(baseURL ?? '', watched.codes),
      })
      keepWithinBudget(journey.project.outputDir)
    },
    { auto: true },
  ],
  // This device is put away before the others: what is found later finds its trace gone.
  context: async ({ context, judge }, use) => {
    await use(context)
    judge()
  },
})

const isFailed = ({ status, errors }: TestInfo) => status !== 'passed' || errors.length > 0
