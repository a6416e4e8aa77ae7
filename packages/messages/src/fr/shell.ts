import { description } from './description.ts'

/** Header, footer, menus, pages outside play. */
export const shell = {
  product: 'Tablée',
  homeLink: 'Tablée, accueil',
  pageTitle: '{page} · Tablée',
  /** In the page's head, for search engines and shared links. */
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
    help: 'Aide',
    contact: 'Contact',
    status: 'État du service',
    api: 'API',
  },
  help: {
    title: 'Aide',
    questions: {
      code: {
        asked: 'Je n’ai pas le code du tournoi',
        answer:
          'L’organisation l’affiche sur son écran ou sur une affiche, avec un code QR à scanner. Un événement annoncé se retrouve aussi depuis l’accueil, par son nom ou sa ville.',
      },
      otherPhone: {
        asked: 'J’ai changé de téléphone, ou le mien n’a plus de batterie',
        answer:
          'Demandez à l’organisation un lien qui rend votre place à un autre téléphone. Avec un compte, connectez-vous simplement sur le nouveau.',
      },
      wrongResult: {
        asked: 'Le résultat de mon match est faux',
        answer:
          'Dites-le à l’organisation : elle corrige le score et le classement se refait. Tant que la ronde dure, vous pouvez aussi le saisir à nouveau depuis votre table.',
      },
      leave: {
        asked: 'Je dois partir avant la fin',
        answer:
          'Choisissez « Quitter le tournoi » sur votre page. Vos résultats restent, et personne ne vous attendra à la ronde suivante.',
      },
      offline: {
        asked: 'Il n’y a pas de réseau dans la salle',
        answer:
          'Ce que vous avez vu reste affiché, et un score saisi sans réseau part tout seul dès que la connexion revient.',
      },
      registration: {
        asked: 'Où est mon inscription ?',
        answer:
          'Dans le lien de votre e-mail de confirmation, et dans « Mes tournois » si vous avez un compte. C’est là aussi que vous pouvez l’annuler.',
      },
    },
  },
  status: {
    title: 'État du service',
    asking: 'Question posée au serveur…',
    ready: 'Tout fonctionne : le serveur répond.',
    filling: 'Le serveur répond. La recherche se remplit encore après une mise à jour.',
    away: 'Le serveur ne répond pas en ce moment. Ce que vous avez saisi reste sur cet appareil et partira tout seul.',
  },
  install: {
    label: 'Installer Tablée',
    title: 'Tablée sur votre écran d’accueil',
    text: 'Elle s’ouvre d’un toucher, même sans réseau, et prend moins de place qu’une photo.',
    share: 'Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ». Elle s’ouvre alors d’un toucher.',
    action: 'Installer',
    close: 'Non merci',
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
      'Entrez le code de six caractères affiché par l’organisation : votre téléphone vous dit contre qui vous jouez et à quelle table, vous y notez le résultat, et le classement se met à jour sous vos yeux. Pas besoin de compte.',
    organizersTitle: 'Pour celles et ceux qui organisent',
    organizers:
      'Un tournoi rapide s’ouvre en dix secondes, sans compte, de 2 à 256 joueurs. Un tournoi avancé s’annonce à l’avance, avec sa date, ses inscriptions et ses decklists. Dans les deux cas, les appariements et le classement se font tout seuls.',
    rulesTitle: 'Comment se jouent les rondes',
    rules:
      'Les rondes suivent le système suisse : on rencontre quelqu’un qui a le même nombre de points, jamais deux fois la même personne tant qu’on peut l’éviter. Un tournoi peut aussi se jouer en élimination directe, ou en poule où tout le monde se rencontre. Le classement se départage selon les règles de chaque jeu : Magic, Pokémon, Yu-Gi-Oh!, Lorcana, Altered, One Piece, Star Wars, Flesh and Blood, Digimon, Riftbound, Dragon Ball, ou un autre.',
    placesTitle: 'D’où viennent les lieux',
    places:
      'Les noms, codes postaux et positions des communes de France viennent de données ouvertes, dont nous ne gardons que l’utile.',
    positionsSource: 'Positions : GeoNames, CC BY 4.0',
    areasSource: 'Communes, départements et régions : Insee et La Poste, Licence Ouverte 2.0',
    privacyTitle: 'Ce que nous gardons',
    privacy:
      'Dans un tournoi rapide, votre navigateur garde lui-même la clé qui prouve que vous l’organisez ou que vous y jouez ; le serveur n’en connaît que l’empreinte. Le nom que vous donnez est visible par toute personne qui a le code.',
    freeTitle: 'Libre et indépendant',
    free: 'Tablée est un logiciel libre, indépendant des éditeurs : aucun tournoi n’y est homologué du seul fait d’y être joué.',
    contactTitle: 'Une question ?',
    contact: 'Écrivez à la personne qui tient ce serveur :',
    build: 'Version {version} de ce serveur, révision {commit}.',
    start: 'Prendre place',
  },
  becomeOrganizer: {
    page: 'Devenir organisateur',
    title: 'Devenir organisateur',
    soon: 'Bientôt disponible',
    text: 'Vous tenez une boutique, un club, une ligue ? Avec l’accès organisateur, vous annoncez des tournois avancés. Demandez-le ici, avec votre compte.',
    registrationsTitle: 'Inscriptions à l’avance',
    registrations:
      'Annoncez la date et le lieu ; vous acceptez les inscriptions et savez qui vient avant d’ouvrir la porte.',
    decklistsTitle: 'Decklists',
    decklists: 'Chaque joueur dépose la sienne avec son inscription. Personne d’autre que vous deux ne les lit.',
    statisticsTitle: 'Statistiques',
    statistics: 'Victoires, départages et export de la liste : tout est prêt quand la finale se termine.',
    meanwhileTitle: 'En attendant',
    meanwhile: 'Le tournoi rapide est ouvert à tout le monde, sans compte.',
    create: 'Créer un tournoi rapide',
    premium: 'La formule Premium, sans limite de tournois.',
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
