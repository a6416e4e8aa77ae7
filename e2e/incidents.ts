import type { ConsoleMessage, Request, Response, WebError } from '@playwright/test'

/** What a device met that no journey meets unless it says so beforehand. */
export type Incident =
  | { readonly kind: 'answer'; readonly status: number; readonly address: string }
  | { readonly kind: 'failure'; readonly error: string; readonly address: string }
  | { readonly kind: 'console'; readonly type: string; readonly text: string }
  | { readonly kind: 'uncaught'; readonly text: string }

/**
 * What is no fault. A page that is left or closed, and an app that no longer wants an answer, take their questions back, those for
 * a live line too. And there are two errors that a browser knows only where the journey itself took the network away: by
 * `setOffline`, and by `cut`.
 */
const OF_THE_JOURNEY =
  /net::ERR_(?:ABORTED|INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT)\b|WebSocket is closed before the connection is established/

/** Of a worker that could not come, browsers do not say why; they and the app have a line each. */
const WITHOUT_NETWORK = /An unknown error occurred when fetching the script/

/** What Playwright says on a page whose worker it keeps away, and what the app then says itself. */
const WORKER_KEPT_AWAY = /^Service Worker registration blocked by Playwright$/
const WITHOUT_WORKER = /^\[app\] the app cannot be kept on this device/

export function isKeepingWorkerAway(message: ConsoleMessage): boolean {
  return WORKER_KEPT_AWAY.test(message.text())
}

/** What the journey took from a device. */
type Taken = { readonly network: boolean; readonly worker: boolean }

/** The browser's own line about an answer or a failure that was met as such already. */
const LINE_OF_A_REQUEST = /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::\w+))/

export function incidentOfConsole(message: ConsoleMessage, taken: Taken): Incident | null {
  // A browser says more than the types of its driver know.
  const type: string = message.type()
  const [text, address] = [message.text(), message.location().url]
  // Advice to developers, which consoles hide: of the forms of passwords, whose account not every page knows.
  if (type === 'verbose' || OF_THE_JOURNEY.test(text)) return null
  if (taken.network && WITHOUT_NETWORK.test(text)) return null
  if (taken.worker && (WORKER_KEPT_AWAY.test(text) || WITHOUT_WORKER.test(text))) return null
  const [, status, error] = LINE_OF_A_REQUEST.exec(text) ?? []
  if (status) return { kind: 'answer', status: Number(status), address }
  if (error) return { kind: 'failure', error, address }
  return { kind: 'console', type, text }
}

export function incidentOfAnswer(answer: Response): Incident | null {
  const status = answer.status()
  return status < 400 ? null : { kind: 'answer', status, address: answer.url() }
}

export function incidentOfFailure(request: Request): Incident | null {
  const error = request.failure()?.errorText ?? ''
  return OF_THE_JOURNEY.test(error) ? null : { kind: 'failure', error, address: request.url() }
}

export function incidentOfError(error: WebError): Incident {
  const { message, stack } = error.error()
  return { kind: 'uncaught', text: stack ?? message }
}

/** One line, by which two that say the same are one. */
export function lineOf(incident: Incident): string {
  switch (incident.kind) {
    case 'answer':
      return `${incident.status} ${incident.address}`
    case 'failure':
      return `${incident.error} ${incident.address}`
    case 'console':
      return `console ${incident.type}: ${incident.text}`
    case 'uncaught':
      return `uncaught: ${incident.text}`
    default:
      return incident satisfies never
  }
}
