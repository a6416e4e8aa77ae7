/** The page shown while the server's database does not answer. */
export const away = {
  title: 'Tablée revient dans un instant',
  kept: 'Le serveur ne peut rien lire ni enregistrer pour le moment. Ce qui a été confirmé est gardé : inscriptions, tables, scores et classements.',
  again: 'Cette page se recharge toute seule, plusieurs fois par minute. Vous n’avez rien à faire.',
  step: 'Mise à jour des données : étape {number} sur {of}.',
  retry: 'Réessayer maintenant',
} as const
