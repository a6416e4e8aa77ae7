import { CALL_PRICES, PRICE_OF_UNKNOWN_CALL } from '@tablee/contract/call-prices'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WorkDone } from '../../ports/work-done.ts'
import type { LogDefect } from '../log-defect.ts'
import { addressOf, type Limits, POINTS_OF_A_MS } from './limits.ts'

/**
 * Measured (docs/performance.md, what a request costs): a player or match read from or written to its row; a thousand bytes made and sent.
 */
const MS_READ = 0.006
const MS_WRITTEN = 0.1
const MS_OF_A_KILOBYTE = 0.1
/** A cached answer: looked up, compared and sent. */
const MS_OF_A_READING = 0.3
/** In a separate thread, one after another. */
const MS_OF_A_DRAWING = 60
/** Several database queries, whatever they find. */
const MS_OF_A_LIST = 1

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for files and other uncharged requests. */
    workDone: WorkDone | null
  }
}

export type Charging = { readonly limits: Limits; readonly logDefect: LogDefect }

/**
 * Charges each request to its address: first its minimum, with a refusal once the minute is used up; after the answer, what it read and
 * wrote beyond that. So a first large reading succeeds, and the next ones wait.
 */
export function chargeCost(app: FastifyInstance, { limits, logDefect }: Charging): void {
  app.decorateRequest('workDone', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const ms = priceOf(request)
    if (ms === null) return done()
    request.workDone = { elementsRead: 0, elementsWritten: 0, bytesWritten: 0 }
    if (ms === 0) return done()
    limits.charge('costOfAddress', addressOf(request), pointsOf(ms)).then(() => done(), done)
  })
  app.addHook('onSend', (request, ...[, payload, done]) => {
    // Cached answers are bytes already, and were charged to the caller who caused them.
    if (typeof payload === 'string') noteWritten(request)(payload.length)
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    settleCost(limits, request).catch((error: unknown) => logDefect(error, request))
    done()
  })
}

/** Counts what the request is answered: a long answer while it is sent. */
export function noteWritten({ workDone }: FastifyRequest): (length: number) => void {
  return (length) => {
    if (workDone) workDone.bytesWritten += length
  }
}

/** Page requests are refused with a page. */
export function chargePage(limits: Limits, request: FastifyRequest): Promise<void> {
  return limits.charge('costOfAddress', addressOf(request), pointsOf(MS_OF_A_READING))
}

/** Added to a reading's cost, for a picture not drawn yet. */
export function chargeDrawing(limits: Limits, request: FastifyRequest): Promise<void> {
  return limits.charge('costOfAddress', addressOf(request), pointsOf(MS_OF_A_DRAWING))
}

/** Charges the work since the last charge; for a call that continues after its answer, once more at its end. */
export async function settleCost(limits: Limits, request: FastifyRequest): Promise<void> {
  const { workDone } = request
  if (!workDone) return
  const points = pointsOf(costOf(workDone))
  workDone.elementsRead = 0
  workDone.elementsWritten = 0
  workDone.bytesWritten = 0
  if (points > 0) await limits.isWithin('costOfAddress', addressOf(request), points)
}

function costOf({ elementsRead, elementsWritten, bytesWritten }: WorkDone): number {
  return elementsRead * MS_READ + elementsWritten * MS_WRITTEN + (bytesWritten / 1000) * MS_OF_A_KILOBYTE
}

function pointsOf(ms: number): number {
  return Math.round(ms * POINTS_OF_A_MS)
}

/**
 * In milliseconds; zero for files, and for pages, which charge themselves (`chargePage`); null for what is nearly free or has its own
 * limits.
 */
function priceOf({ routeOptions: { url }, params, method }: FastifyRequest): number | null {
  if (url === undefined || url === '/' || url === '/*' || url === '/tournament/:code') return 0
  if (url === '/v1/functions/:functionId/executions' && method === 'POST') return priceOfCall(params)
  if (/^\/v1\/(tournaments\/|preview\/)|\/documents\/:documentId$/.test(url)) return MS_OF_A_READING
  return /\/documents$|\/near$|\/executions/.test(url) ? MS_OF_A_LIST : null
}

function priceOfCall(params: unknown): number {
  const { functionId } = { functionId: '', ...(params as { functionId?: string }) }
  return Object.hasOwn(CALL_PRICES, functionId)
    ? CALL_PRICES[functionId as keyof typeof CALL_PRICES]
    : PRICE_OF_UNKNOWN_CALL
}
