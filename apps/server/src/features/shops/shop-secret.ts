import { createHash } from 'node:crypto'

const ID_BYTES = 10
const CODE_BYTES = 24

type Chance = (count: number) => Uint8Array

export function drawId(chance: Chance): string {
  return Buffer.from(chance(ID_BYTES)).toString('hex')
}

/** For a link: as good as a password for as long as the invitation stands. */
export function drawCode(chance: Chance): string {
  return Buffer.from(chance(CODE_BYTES)).toString('base64url')
}

/** All that is kept of a code. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code, 'utf8').digest('hex')
}
