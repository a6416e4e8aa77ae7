import type { FastifyRequest } from 'fastify'

/** What stands behind the question mark, names as they were written: clients write brackets in many ways. */
export function searchOf({ raw }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(searchText(raw))
}

/** The same, as it arrived. */
export function searchText({ url = '' }: FastifyRequest['raw']): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}
