import { randomBytes } from 'node:crypto'
import { StorageFailure, type StorageFailureKind } from '@tablee/contract/serving/storage-failure'
import type { FastifyRequest } from 'fastify'

/** Logs an unexpected error once, under a number and without request data: as a bug, or as a named outage. */
export type LogDefect = (error: unknown, request: FastifyRequest) => string

const DEEPEST_CAUSE = 4

export const logDefect: LogDefect = (error, request) => {
  const defect = randomBytes(6).toString('hex')
  const outage = outageOf(error)
  const line = { method: request.method, route: request.routeOptions.url, error: described(error) }
  if (outage === null) request.log.error({ defect, ...line }, 'defect')
  else request.log.warn({ outage, ...line }, 'outage')
  return defect
}

/** The outside system that is down; null when the error is our own. */
export function outageOf(error: unknown): StorageFailureKind | null {
  return error instanceof StorageFailure ? error.kind : null
}

/** Chosen members only: errors of database drivers also contain rows. */
export function described(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? { code: String(error.code) } : {}
  const because = cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: described(cause, depth + 1) }
  return { name, message, ...code, stack, ...because }
}
