import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Identifies the text, however compressed. */
export function entityTag(text: string | Buffer): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`
}

/** Whether the caller already has it. */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']
  return (known ?? '').split(',').some((each) => [tag, '*'].includes(each.trim()))
}
