/** What a guardian agrees to; a published text never changes, a new one is added. */
export const guardianTexts = {
  v1: 'J’ai l’autorité parentale et j’accepte que l’enfant participe à ce tournoi. L’organisation utilise mon nom et mon contact pour ce tournoi seulement, et les efface au plus tard avec les autres données de l’inscription. Je peux retirer cet accord auprès d’elle à tout moment.',
} as const
