import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Writes an unexpected error down once, under a number, without anything that the request carried. */
export type LogDefect = (error: unknown, request: FastifyRequest) => string

export const logDefect: LogDefect = (error, request) => {
  const number = randomBytes(6).toString('hex')
  request.log.error({ defect: number, method: request.method, route: request.routeOptions.url, err: error }, 'defect')
  return number
}
