import { createHash } from 'node:crypto'

const ID_BYTES = 10
const CODE_BYTES = 24

type Chance = (count: number) => Uint8Array

export function drawId(chance: Chance): string {
  return Buffer.from(chance(ID_BYTES)).toString('hex')
}

/** As strong as a password while the invitation is open. */
export function drawCode(chance: Chance): string {
  return Buffer.from(chance(CODE_BYTES)).toString('base64url')
}

/** The only thing stored of a code. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code, 'utf8').digest('hex')
}
