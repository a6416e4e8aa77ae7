import { createHash } from 'node:crypto'
import { canonicalDeck } from '@tablee/domain/decklists/canonical-deck'
import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import type { Queryable } from '../../../database/database.ts'
import type { KeptRegistration } from '../registration-store.ts'
import { readDecklist, storedDecklist } from '../stored-decklist.ts'
import { type FrozenRow, insertFrozen, listFrozenOf } from './frozen-deck-store.ts'

const NONCE_BYTES = 16

export type Freezing = { readonly drawHex: (bytes: number) => string }
type Handed = Pick<KeptRegistration, 'id' | 'tournamentId' | 'playerId' | 'decklist'>
type Why = Pick<FrozenRow, 'cause' | 'reason'> & { readonly at: string }

/** Keeps a list behind those that were kept of the same person. A list that comes back has its hash again. */
export async function freezeDeck(
  { drawHex, db }: Freezing & { readonly db: Queryable },
  handed: Handed,
  { cause, reason, at }: Why,
): Promise<void> {
  const before = await listFrozenOf(db, handed.id)
  const decklist = readDecklist(handed) ?? EMPTY_DECKLIST
  const text = textAmong(before, decklist) ?? canonicalDeck(decklist, drawHex(NONCE_BYTES))
  const row = {
    ...{ tournament_id: handed.tournamentId, registration_id: handed.id, player_id: handed.playerId },
    ...{ number: (before.at(-1)?.number ?? 0) + 1, text, hash: hashOf(text), frozen_at: at, cause, reason },
    decklist: handed.decklist ?? storedDecklist(EMPTY_DECKLIST),
  }
  await insertFrozen(db, [row])
}

function textAmong(before: readonly FrozenRow[], decklist: Decklist): string | null {
  const texts = before.flatMap(({ text }) => (text === null ? [] : [text]))
  return texts.find((text) => canonicalDeck(decklist, nonceOf(text)) === text) ?? null
}

export function nonceOf(text: string): string {
  return text.split('\n', 2)[1] ?? ''
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
