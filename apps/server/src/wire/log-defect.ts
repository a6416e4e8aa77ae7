import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Writes an unexpected error down once, under a number, without anything that the request carried. */
export type LogDefect = (error: unknown, request: FastifyRequest) => string

const DEEPEST_CAUSE = 4

export const logDefect: LogDefect = (error, request) => {
  const defect = randomBytes(6).toString('hex')
  request.log.error(
    { defect, method: request.method, route: request.routeOptions.url, error: described(error) },
    'defect',
  )
  return defect
}

/** Chosen members only: the errors of database drivers also carry the rows they were about. */
export function described(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? { code: String(error.code) } : {}
  const because = cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: described(cause, depth + 1) }
  return { name, message, ...code, stack, ...because }
}
