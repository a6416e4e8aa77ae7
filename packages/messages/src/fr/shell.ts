/** Header, footer, menus, pages around the screens of play. */
export const shell = {
  product: 'Tablée',
  homeLink: 'Tablée, accueil',
  pageTitle: '{page} · Tablée',
  skipToContent: 'Aller au contenu',
  menu: {
    open: 'Menu',
    label: 'Réglages et informations',
    theme: 'Thème',
    themeSystem: "Comme l'appareil",
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
  backHome: "Retour à l'accueil",
  notFound: {
    page: 'Page introuvable',
    title: "Cette table n'existe pas",
    text: "L'adresse est peut-être incomplète, ou la page a changé de place. Si vous cherchez un tournoi, entrez son code sur la page d'accueil.",
  },
  crash: {
    page: 'Erreur',
    title: 'Quelque chose a cassé de notre côté',
    text: "Rien de ce qui était enregistré n'est perdu. Réessayez ; si le problème revient, rechargez la page.",
  },
  loading: 'Chargement…',
  about: {
    page: 'À propos',
    title: 'À propos de Tablée',
    lead: 'Une tablée, ce sont les gens réunis autour d’une table. Ici, ils ont un deck à la main.',
    whatTitle: 'À quoi ça sert',
    what: 'Tablée organise des tournois de jeux de cartes : vous créez un tournoi, les joueurs le rejoignent avec un code de six caractères, et chacun voit sur son téléphone contre qui il joue, à quelle table, et où en est le classement.',
    rulesTitle: 'Comment les parties sont réglées',
    rules:
      "Les rondes suivent le système suisse : on rencontre un adversaire qui a le même nombre de points, jamais deux fois le même tant qu'on peut l'éviter. Le classement se départage selon les règles de chaque jeu.",
    privacyTitle: 'Ce que nous gardons',
    privacy:
      "Pas besoin de compte. Votre navigateur garde lui-même la clé qui prouve que vous êtes l'organisateur ou le joueur ; le serveur n'en connaît que l'empreinte. Le nom que vous donnez est visible par tous ceux qui ont le code.",
    independence:
      "Tablée est un logiciel libre, indépendant des éditeurs : aucun tournoi n'y est homologué du seul fait d'y être joué.",
  },
  becomeOrganizer: {
    page: 'Devenir organisateur',
    title: 'Devenir organisateur',
    soon: 'Bientôt disponible',
    text: "L'accès organisateur donnera les tournois avancés : inscriptions à l'avance, decklists, statistiques. En attendant, le tournoi rapide est ouvert à tous, sans compte.",
    create: 'Créer un tournoi rapide',
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
    invalid: "Cette date n'existe pas ou ne peut pas être choisie. Écrivez-la comme 31/12/2026.",
    previousMonth: 'Mois précédent',
    previousYear: 'Année précédente',
    previousYears: 'Années précédentes',
    nextMonth: 'Mois suivant',
    nextYear: 'Année suivante',
    nextYears: 'Années suivantes',
    chooseMonth: 'choisir un autre mois',
    chooseYear: 'choisir une autre année',
    selectedDay: '{day}, choisi',
    today: "{day}, aujourd'hui",
  },
  copyFailed: 'Impossible de copier les données dans le presse-papiers.',
} as const
