/** For when the server could not try, rather than refused. */
export const failures = {
  generic: 'Une erreur est survenue',
  tooMany: 'Trop de demandes en peu de temps. Ce que vous avez saisi est gardé : réessayez dans une minute.',
  function_failed: "Erreur lors de l'exécution de la fonction",
  body_invalid: 'La demande n’est pas lisible.',
  mail_off: 'Ce serveur n’envoie pas d’e-mails. Adressez-vous à la personne qui le gère.',
  storage_full: 'Le disque du serveur est plein. Rien n’a été perdu ni enregistré ; réessayez plus tard.',
  storage_busy: 'La base de données est occupée. Rien n’a été enregistré ; réessayez dans un instant.',
  storage_unreachable:
    'La base de données est injoignable pour le moment. Réessayez dans un instant : ce qui a été confirmé est gardé.',
  storage_failed:
    'La base de données ne répond pas correctement. Rien n’a été enregistré ; prévenez la personne qui gère ce serveur.',
} as const
