import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  type Incident,
  incidentOfAnswer,
  incidentOfConsole,
  incidentOfError,
  incidentOfFailure,
  isKeepingWorkerAway,
} from './incidents.ts'
import { RecentLines } from './recent-lines.ts'

const CODE_IN_ADDRESS = /\/tournament\/([A-Z0-9]{6})\b/

export class WatchedDevices {
  readonly incidents: Incident[] = []
  readonly consoleLines = new RecentLines()
  readonly requestLines = new RecentLines()
  readonly codes = new Set<string>()
  readonly #browser: Browser
  #devices = 0

  constructor(browser: Browser) {
    this.#browser = browser
    browser.on('context', this.#watch)
  }

  leave(): void {
    this.#browser.off('context', this.#watch)
  }

  readonly #watch = (device: BrowserContext): void => {
    this.#devices += 1
    const name = `device ${this.#devices}`
    const taken = { network: false, worker: false }
    const setOffline = device.setOffline.bind(device)
    device.setOffline = (isOffline) => {
      taken.network ||= isOffline
      return setOffline(isOffline)
    }
    device.on('console', (message) => {
      const { url, lineNumber } = message.location()
      this.#say([name, whereOf(message.page()), `${message.type()}:`, message.text(), `(${url}:${lineNumber})`])
      taken.worker ||= isKeepingWorkerAway(message)
      this.#meet(incidentOfConsole(message, taken))
    })
    device.on('weberror', (error) => {
      this.#say([name, whereOf(error.page()), 'uncaught:', error.error().stack ?? error.error().message])
      this.#meet(incidentOfError(error))
    })
    device.on('requestfailed', (request) => {
      this.requestLines.add([name, request.method(), request.url(), request.failure()?.errorText ?? ''].join(' '))
      this.#meet(incidentOfFailure(request))
    })
    device.on('response', (answer) => {
      const [address, id] = [answer.url(), answer.headers()['x-request-id'] ?? '']
      this.requestLines.add([name, answer.request().method(), address, answer.status(), id].join(' '))
      const [, code] = CODE_IN_ADDRESS.exec(address) ?? []
      if (code) this.codes.add(code)
      this.#meet(incidentOfAnswer(answer))
    })
  }

  #say(words: readonly string[]): void {
    this.consoleLines.add(words.join(' '))
  }

  #meet(incident: Incident | null): void {
    if (incident) this.incidents.push(incident)
  }
}

/** A worker has no page. */
function whereOf(page: Page | null): string {
  return page?.url() ?? 'worker'
}
