import type { RefusalCode } from '@tablee/domain/refusal-codes'

/** What to do about a refusal whose own sentence is fixed. */
export const advice = {
  deck_site_failed:
    'Le site de decks ne répond pas, ou ce deck est privé. Collez le texte de votre decklist à la place.',
} as const satisfies Partial<Record<RefusalCode, string>>
