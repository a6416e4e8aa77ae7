import type { FastifyRequest } from 'fastify'

/** What stands behind the question mark, names as they were written: clients write brackets in many ways. */
export function searchOf({ raw }: FastifyRequest): URLSearchParams {
  const start = raw.url?.indexOf('?') ?? -1
  return new URLSearchParams(start < 0 ? '' : raw.url?.slice(start + 1))
}
