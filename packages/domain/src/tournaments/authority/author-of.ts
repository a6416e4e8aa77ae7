import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import type { PublicId } from '../tournament.ts'
import type { Author, Holder } from './holder.ts'
import { type ActName, may } from './may.ts'

/** A role that a request proved to hold, and the public id under which. */
export type ShownRole = { readonly holder: Holder; readonly publicId: PublicId }

export type AuthorshipClaim = {
  /** In the order in which they count. */
  readonly shown: readonly ShownRole[]
  /** What is said when none of them may. */
  readonly otherwise: Extract<RefusalCode, 'not_organizer' | 'not_your_match'>
}

/** Who acts: the first of the roles that were shown whose row the act stands in, and which is in force. Whose has ended is told so. */
export function authorOf(act: ActName, { shown, otherwise }: AuthorshipClaim, now: Date): Outcome<Author> {
  const able = shown.filter(({ holder }) => may(act, holder.role))
  const found = able.find(({ holder }) => isInForce(holder, now))
  if (!found) return refuse(able.length > 0 ? 'role_ended' : otherwise)
  const { role, id: holderId, label } = found.holder
  return accept({ publicId: found.publicId, role, holderId, label })
}

/** A role that expired, or was taken away, opens nothing. */
export function isInForce({ expiresAt, revokedAt }: Pick<Holder, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now.toISOString())
}

/** Who does what everybody may do. */
export function asEverybody(publicId: PublicId): Author {
  return { publicId, role: 'everybody', holderId: '', label: null }
}
