import { refusals } from './refusals.ts'

/** The creation card. */
export const creation = {
  title: 'Créer un tournoi',
  tabs: {
    label: 'Type de tournoi',
    quick: 'Rapide',
    advanced: 'Avancé',
    premium: 'Premium',
  },
  quick: {
    intro: 'Ouvert à tous, prêt en dix secondes : les joueurs entrent avec le code.',
    name: 'Nom du tournoi',
    defaultName: 'Tournois #{number}',
    playerCount: 'Nombre de joueurs maximum',
    playerCountHint: 'De {min} à {max}. Vous pourrez le changer avant le départ.',
    game: 'Jeu',
    gameHint: 'Fixe les scores possibles et les départages.',
    settings_one: '{count} place, {game} : modifier',
    settings_other: '{count} places, {game} : modifier',
    submit: 'Créer le tournoi',
    submitting: 'Création…',
  },
  games: {
    magic: 'Magic',
    pokemon: 'Pokémon',
    yugioh: 'Yu-Gi-Oh!',
    lorcana: 'Lorcana',
    altered: 'Altered',
    other: 'Autre',
  },
  advanced: {
    intro: 'Annoncé à l’avance : les joueurs s’inscrivent, vous les acceptez, ils déposent leur decklist.',
    gameType: 'Type de jeu',
    format: 'Format',
    otherFormats: 'Autres formats',
    formatName: 'Nom du format',
    formatNameHint: 'Facultatif : ce que les joueurs liront, par exemple Cube ou Trios.',
    date: 'Date du tournoi',
    time: 'Heure',
    shortcuts: {
      label: 'Dates proposées',
      tonight: 'Ce soir {time}',
      friday: 'Vendredi prochain {time}',
      likeLast: 'Comme le dernier : {weekday} {time}',
    },
    past: {
      title: 'Cette date est passée. Annoncer quand même ?',
      text: 'Le tournoi est daté du {date}. Il ne sera pas dans les prochains tournois.',
      confirm: 'Annoncer quand même',
      change: 'Changer la date',
    },
    preview: {
      title: 'Aperçu',
      noName: 'Nom du tournoi',
      noDate: 'Date à choisir',
    },
    moreOptions: 'Plus d’options',
    fewerOptions: 'Moins d’options',
    endDate: 'Date de fin',
    endTime: 'Heure de fin',
    maxPlayersHint: 'Laissez vide pour ne pas limiter.',
    location: 'Lieu',
    locationHint: 'Ville, code postal ou département.',
    description: 'Description',
    back: 'Retour',
    success: 'Tournoi créé avec succès',
    failure: 'Erreur lors de la création du tournoi',
  },
  premium: {
    title: 'Fonctionnalités Premium',
    text: 'Elles demanderont un abonnement et ne sont pas encore disponibles.',
  },
  backToQuick: 'Revenir au tournoi rapide',
  success: {
    title: 'Le tournoi est ouvert',
    text: 'Les joueurs entrent ce code, ou scannent le carré.',
    codeLabel: 'Code du tournoi',
    copyCode: 'Copier le code',
    copied: 'Copié',
    qrLabel: 'Code QR de l’adresse pour rejoindre le tournoi {code}',
    goToTournament: 'Aller au tournoi',
    createAnother: 'Créer un autre tournoi',
    recovery: {
      title: 'Votre lien de secours',
      text: 'Ce tournoi ne connaît que ce navigateur comme organisateur. Gardez ce lien pour vous, dans une note ou un mail : il rend l’organisation à un autre appareil si celui-ci tombe en panne. Il sert une seule fois et ne se partage pas.',
      make: 'Créer mon lien de secours',
      making: 'Création du lien…',
      label: 'Lien de secours',
      copy: 'Copier le lien de secours',
      expires: 'Valable jusqu’au {date}.',
      failed: 'Le lien de secours n’a pas pu être créé.',
    },
  },
  failure: {
    title: 'Le tournoi n’a pas été créé',
    network: 'Le serveur ne répond pas. Ce que vous avez saisi est gardé : réessayez.',
  },
} as const

/** Keys named by the specification. */
export const quickTournament = {
  error: {
    nameRequired: refusals.tournament_name_required,
    playerCountInvalid: refusals.player_count_invalid,
  },
  success: {
    title: 'Tournoi créé',
    description: {
      toast: 'Son code est {code}.',
    },
  },
} as const
