/** Pages without the app: while the server's database does not answer, or for a browser without scripts. */
export const away = {
  title: 'Tablée revient dans un instant',
  kept: 'Le serveur ne peut rien lire ni enregistrer pour le moment. Ce qui a été confirmé est gardé : inscriptions, tables, scores et classements.',
  again: 'Cette page se recharge toute seule, plusieurs fois par minute. Vous n’avez rien à faire.',
  step: 'Mise à jour des données : étape {number} sur {of}.',
  retry: 'Réessayer maintenant',
  withoutScripts:
    'Cette page a besoin de JavaScript, que ce navigateur n’exécute pas. Activez-le, puis rechargez la page.',
} as const
