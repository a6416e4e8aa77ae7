import type { FastifyRequest } from 'fastify'

/** The query string with names decoded: clients encode brackets differently. */
export function searchOf({ raw }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(searchText(raw))
}

/** The same, as received. */
export function searchText({ url = '' }: FastifyRequest['raw']): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}
