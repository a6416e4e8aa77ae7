import { test as base, expect, type TestInfo } from '@playwright/test'
import { drawnSeeds } from './drawn-seeds.ts'
import { keepWithinBudget } from './evidence-budget.ts'
import { Expectations } from './expectations.ts'
import { keepEvidence } from './kept-evidence.ts'
import { endOfServerLog, serverLogFrom } from './server-log.ts'
import { WatchedDevices } from './watched-devices.ts'

type Fixtures = {
  readonly expects: Expectations
  /** While there is still a trace to keep. */
  readonly judge: () => void
}

/**
 * Closes its devices at the end, so nobody waits for their pages. Nothing unexpected may have been logged, failed or refused. A failed
 * journey keeps what they said and asked, the server's log and the seeds.
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
      // A journey that ended early did not reach everything.
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
  // This device closes before the others: what is found later has lost its trace.
  context: async ({ context, judge }, use) => {
    await use(context)
    judge()
  },
})

const isFailed = ({ status, errors }: TestInfo) => status !== 'passed' || errors.length > 0
