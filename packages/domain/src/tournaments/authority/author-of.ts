import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import type { PublicId } from '../tournament.ts'
import type { Author, Holder } from './holder.ts'
import { type ActName, may } from './may.ts'

/** A role that a request proved, and its public id. */
export type ShownRole = { readonly holder: Holder; readonly publicId: PublicId }

export type AuthorshipClaim = {
  /** In order of precedence. */
  readonly shown: readonly ShownRole[]
  readonly otherwise: Extract<RefusalCode, 'not_organizer' | 'not_your_match'>
}

/** The author: the first shown role in force that may do the act. An ended role is reported as such. */
export function authorOf(act: ActName, { shown, otherwise }: AuthorshipClaim, now: Date): Outcome<Author> {
  const able = shown.filter(({ holder }) => may(act, holder.role))
  const found = able.find(({ holder }) => isInForce(holder, now))
  if (!found) return refuse(able.length > 0 ? 'role_ended' : otherwise)
  const { role, id: holderId, label, expiresAt } = found.holder
  return accept({ publicId: found.publicId, role, holderId, label, ...(expiresAt !== null && { until: expiresAt }) })
}

/** Expired or revoked roles allow nothing. */
export function isInForce({ expiresAt, revokedAt }: Pick<Holder, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now.toISOString())
}

/** The author of acts open to everybody. */
export function asEverybody(publicId: PublicId): Author {
  return { publicId, role: 'everybody', holderId: '', label: null }
}
