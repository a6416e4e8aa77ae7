import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Tells the same text from another one, however it is compressed. */
export function entityTag(text: string | Buffer): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`
}

/** Whether whoever asks has it already. */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']
  return (known ?? '').split(',').some((each) => [tag, '*'].includes(each.trim()))
}
