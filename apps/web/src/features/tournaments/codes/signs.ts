/** Signs that a square holds in 5.5 bits each, and that stand behind the `#` of an address as they are. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:'
const BASE = SIGNS.length

/** Two bytes in three signs, a last one alone in two. */
export function signsOf(bytes: Uint8Array): string {
  let signs = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const [one = 0, other] = [bytes[at], bytes[at + 1]]
    signs += other === undefined ? written(one, 2) : written(one * 256 + other, 3)
  }
  return signs
}

/** Null for anything that `signsOf` did not write. */
export function bytesOf(signs: string): Uint8Array<ArrayBuffer> | null {
  if (signs.length % 3 === 1) return null
  const bytes = new Uint8Array(Math.floor((signs.length * 2) / 3))
  for (let at = 0, to = 0; at < signs.length; at += 3, to += 2) {
    const group = signs.slice(at, at + 3)
    const value = numberOf(group)
    if (value === null || value >= (group.length === 3 ? 65_536 : 256)) return null
    if (group.length === 3) bytes[to] = value >> 8
    bytes[group.length === 3 ? to + 1 : to] = value & 255
  }
  return bytes
}

function written(value: number, length: number): string {
  let [left, signs] = [value, '']
  for (let count = 0; count < length; count++) {
    signs = SIGNS.charAt(left % BASE) + signs
    left = Math.floor(left / BASE)
  }
  return signs
}

function numberOf(signs: string): number | null {
  let value = 0
  for (const sign of signs) {
    const digit = SIGNS.indexOf(sign)
    if (digit < 0) return null
    value = value * BASE + digit
  }
  return value
}
