import type { ConsoleMessage, Request, Response, WebError } from '@playwright/test'

export type Incident =
  | { readonly kind: 'answer'; readonly status: number; readonly address: string }
  | { readonly kind: 'failure'; readonly error: string; readonly address: string }
  | { readonly kind: 'console'; readonly type: string; readonly text: string }
  | { readonly kind: 'uncaught'; readonly text: string }

/**
 * No fault: cancelled requests of closed pages or an app that no longer wants an answer, and two errors of networks that the journey took
 * away, by `setOffline` or by `cut`.
 */
const OF_THE_JOURNEY =
  /net::ERR_(?:ABORTED|INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT)\b|WebSocket is closed before the connection is established/

/** For a worker that could not load, browsers give no reason; they and the app log a line each. */
const WITHOUT_NETWORK = /An unknown error occurred when fetching the script/

/** Playwright's line for a blocked worker, then the app's own. */
const WORKER_KEPT_AWAY = /^Service Worker registration blocked by Playwright$/
const WITHOUT_WORKER = /^\[app\] the app cannot be kept on this device/

export function isKeepingWorkerAway(message: ConsoleMessage): boolean {
  return WORKER_KEPT_AWAY.test(message.text())
}

type Taken = { readonly network: boolean; readonly worker: boolean }

/** The browser's own line about a request already recorded. */
const LINE_OF_A_REQUEST = /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::\w+))/

export function incidentOfConsole(message: ConsoleMessage, taken: Taken): Incident | null {
  // Browsers have more types than their driver declares.
  const type: string = message.type()
  const [text, address] = [message.text(), message.location().url]
  // Advice on password forms: not every page knows the account.
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

/** Equal lines count as one. */
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
