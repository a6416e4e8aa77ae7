import type { Brand } from '../brand.ts'
import { isHostName } from '../host-name.ts'

/** A stored address: composed accents, lower case, trimmed. */
export type Email = Brand<'Email'>

const LONGEST_ADDRESS = 254
const LONGEST_LOCAL_PART = 64

/** Letters and signs of RFC 5322, and every letter of RFC 6531; no provider offers quoted forms. */
const LOCAL_PART = /^[^\s"(),:;<>@[\]\\.\p{C}\p{Z}]+(?:\.[^\s"(),:;<>@[\]\\.\p{C}\p{Z}]+)*$/u

/** Null if no mail could be sent to it. */
export function readEmail(typed: string): Email | null {
  const email = typed.trim().normalize('NFC').toLowerCase()
  const at = email.lastIndexOf('@')
  if (at < 1 || email.length > LONGEST_ADDRESS) return null
  const local = email.slice(0, at)
  if (local.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(local)) return null
  return isHostName(email.slice(at + 1)) ? (email as Email) : null
}
