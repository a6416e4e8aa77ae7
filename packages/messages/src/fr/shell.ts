import { description } from './description.ts'

/** Header, footer, menus, pages around the screens of play. */
export const shell = {
  product: 'Tablée',
  homeLink: 'Tablée, accueil',
  pageTitle: '{page} · Tablée',
  /** In the head of the page, for search engines and shared links. */
  description,
  tournamentDescription:
    'Rejoignez le tournoi avec le code {code} : tables, scores saisis sur les téléphones, classement en direct.',
  skipToContent: 'Aller au contenu',
  menu: {
    open: 'Menu',
    label: 'Réglages et informations',
    theme: 'Thème',
    themeSystem: 'Comme l’appareil',
    themeLight: 'Clair',
    themeDark: 'Sombre',
    language: 'Langue',
    about: 'À propos',
  },
  footer: {
    label: 'Pied de page',
    about: 'À propos',
  },
  toasts: {
    region: 'Messages',
    close: 'Fermer le message',
  },
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',
  notFound: {
    page: 'Page introuvable',
    title: 'Cette table n’existe pas',
    text: 'L’adresse est peut-être incomplète, ou la page a changé de place. Si vous cherchez un tournoi, entrez son code sur la page d’accueil.',
  },
  shared: {
    page: 'Partage',
    title: 'Aucun code de tournoi dans ce partage',
    text: 'Partagez l’adresse d’un tournoi, ou un message qui contient son code de six caractères. Vous pouvez aussi entrer le code vous-même.',
    enterCode: 'Entrer un code',
  },
  crash: {
    page: 'Erreur',
    title: 'Quelque chose a cassé de notre côté',
    text: 'Rien de ce qui était enregistré n’est perdu. Réessayez ; si le problème revient, rechargez la page.',
  },
  loading: 'Chargement…',
  about: {
    page: 'À propos',
    title: 'À propos de Tablée',
    lead: 'Une tablée, ce sont les gens réunis autour d’une table. Ici, ils ont un deck à la main.',
    playersTitle: 'Pour celles et ceux qui jouent',
    players:
      'Entrez le code de six caractères affiché par l’organisateur : votre téléphone vous dit contre qui vous jouez et à quelle table, vous y notez le résultat, et le classement se met à jour sous vos yeux. Pas besoin de compte.',
    organizersTitle: 'Pour celles et ceux qui organisent',
    organizers:
      'Un tournoi rapide s’ouvre en dix secondes, sans compte, de 2 à 256 joueurs. Un tournoi avancé s’annonce à l’avance, avec sa date, ses inscriptions et ses decklists. Dans les deux cas, les appariements et le classement se font tout seuls.',
    rulesTitle: 'Comment les parties sont réglées',
    rules:
      'Les rondes suivent le système suisse : on rencontre un adversaire qui a le même nombre de points, jamais deux fois le même tant qu’on peut l’éviter. Un tournoi peut aussi se jouer en élimination directe, ou en poule où chacun rencontre chacun. Le classement se départage selon les règles de chaque jeu : Magic, Pokémon, Yu-Gi-Oh!, Lorcana, Altered, ou un autre.',
    placesTitle: 'D’où viennent les lieux',
    places:
      'Les noms, codes postaux et positions des communes de France viennent de données ouvertes, dont nous ne gardons que l’utile.',
    positionsSource: 'Positions : GeoNames, CC BY 4.0',
    areasSource: 'Communes, départements et régions : Insee et La Poste, Licence Ouverte 2.0',
    privacyTitle: 'Ce que nous gardons',
    privacy:
      'Dans un tournoi rapide, votre navigateur garde lui-même la clé qui prouve que vous êtes l’organisateur ou le joueur ; le serveur n’en connaît que l’empreinte. Le nom que vous donnez est visible par tous ceux qui ont le code.',
    freeTitle: 'Libre et indépendant',
    free: 'Tablée est un logiciel libre, indépendant des éditeurs : aucun tournoi n’y est homologué du seul fait d’y être joué.',
    contactTitle: 'Une question ?',
    contact: 'Écrivez à la personne qui tient ce serveur :',
    start: 'Prendre place',
  },
  becomeOrganizer: {
    page: 'Devenir organisateur',
    title: 'Devenir organisateur',
    soon: 'Bientôt disponible',
    text: 'Vous tenez une boutique, un club, une ligue ? L’accès organisateur ouvre les tournois avancés. On pourra bientôt le demander sur cette page.',
    registrationsTitle: 'Inscriptions à l’avance',
    registrations:
      'Annoncez la date et le lieu ; vous acceptez les inscrits et savez qui vient avant d’ouvrir la porte.',
    decklistsTitle: 'Decklists',
    decklists: 'Chaque joueur dépose la sienne avec son inscription. Personne d’autre que vous deux ne les lit.',
    statisticsTitle: 'Statistiques',
    statistics: 'Victoires, départages et export de la liste : tout est prêt quand la finale se termine.',
    meanwhileTitle: 'En attendant',
    meanwhile:
      'Le tournoi rapide est ouvert à tous, sans compte. Et l’accès organisateur se demande par e-mail : connectez-vous, puis ouvrez l’onglet Avancé de la page d’accueil.',
    create: 'Créer un tournoi rapide',
    ask: 'Ouvrir l’onglet Avancé',
  },
  plans: {
    page: 'Formules',
    title: 'Les formules',
    lead: 'Jouer est gratuit. Organiser aussi, un tournoi à la fois ou cinq.',
    inProgress: 'Page en travaux',
    inProgressText: 'Ces prix et ces limites sont donnés à titre d’exemple : rien n’est en vente pour le moment.',
    createQuick: 'Créer un tournoi rapide',
    createAdvanced: 'Créer un tournoi avancé',
    notYet: 'Pas encore disponible',
    link: 'Formules',
    see: 'Voir les formules',
  },
  offline: {
    label: 'Sans réseau',
    now: 'Hors ligne',
    seen: 'Hors ligne, vu à {time}',
    seenDay: 'Hors ligne, vu le {moment}',
    own: 'Vos tournois, tels que vus la dernière fois :',
    none: 'Ce qui a besoin du serveur attendra le retour du réseau.',
  },
  update: {
    outdated: 'Cette page est trop ancienne pour le serveur',
    outdatedHelp: 'Elle se recharge toute seule dès que rien n’est en cours de saisie.',
    title: 'Une nouvelle version est prête',
    description: 'Ce que vous êtes en train de taper sera perdu : terminez d’abord.',
    action: 'Mettre à jour',
  },
  storageLoss: {
    title: 'Ce navigateur ne garde rien',
    description:
      'Le stockage est plein ou bloqué. Vous pouvez continuer, mais cette page oubliera votre rôle une fois fermée.',
  },
  numberInput: {
    increment: 'Augmenter',
    decrement: 'Diminuer',
  },
  datePicker: {
    open: 'Ouvrir le calendrier',
    close: 'Fermer le calendrier',
    calendar: 'Calendrier',
    placeholder: 'jj/mm/aaaa',
    invalid: 'Date impossible : écrivez-la comme 31/12/2026.',
    previousMonth: 'Mois précédent',
    previousYear: 'Année précédente',
    previousYears: 'Années précédentes',
    nextMonth: 'Mois suivant',
    nextYear: 'Année suivante',
    nextYears: 'Années suivantes',
    chooseMonth: 'choisir un autre mois',
    chooseYear: 'choisir une autre année',
    selectedDay: '{day}, choisi',
    today: '{day}, aujourd’hui',
  },
  copyFailed: 'Impossible de copier les données dans le presse-papiers.',
} as const
