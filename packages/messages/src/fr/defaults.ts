import { refusals } from './refusals.ts'

/** For a call, by id, or a failed query, when the server gave no sentence of its own. */
export const defaults = {
  calls: {
    'create-advanced-tournament': 'Une erreur est survenue lors de la création du tournoi avancé',
    'join-quick-tournament': "Erreur lors de l'inscription au tournoi",
    'start-quick-tournament': 'Une erreur est survenue lors du démarrage du tournoi',
    'start-next-round': 'Une erreur est survenue lors du démarrage de la prochaine ronde',
    'finish-tournament': 'Une erreur est survenue lors de la finalisation du tournoi',
    'add-anonymous-player': "Une erreur est survenue lors de l'ajout du joueur anonyme",
    'delete-quick-tournament-player': 'Une erreur est survenue lors de la suppression du joueur',
    'update-quick-tournament-player': 'Une erreur est survenue lors de la mise à jour du nom du joueur',
    'get-last-advanced-event': 'Erreur lors de la récupération des événements',
    'register-advanced-player': "Une erreur est survenue lors de l'inscription",
    'accept-registration': "Une erreur est survenue lors de la validation de l'inscription",
    'cancel-player-advanced-tournament': "Une erreur est survenue lors de l'annulation de l'inscription",
    'drop-player-advanced-tournament': "Une erreur est survenue lors de l'abandon du joueur",
    'generate-advanced-pairings': 'Une erreur est survenue lors de la génération des pairings',
    'submit-advanced-score': 'Une erreur est survenue lors de la soumission du score',
    'extract-moxfield-decklist': refusals.deck_site_failed,
    'submit-advanced-decklist': 'Erreur lors de la soumission de la decklist',
  },
  questions: {
    search: 'Erreur lors de la recherche des tournois',
    tournament: 'Erreur lors de la récupération du tournoi',
    organized: 'Erreur lors de la récupération des tournois organisés',
    saved: 'Erreur lors de la récupération des tournois sauvegardés',
  },
} as const
