/** The guide for an evening without a network. */
export const caveGuide = {
  open: 'Sans réseau',
  title: 'Jouer sans réseau',
  ready: {
    when: 'Avant de descendre à la cave',
    what: 'Ouvrez l’administration du tournoi une fois avec du réseau, sur l’appareil qui restera à la table. Attendez « En direct » et quelques secondes : l’appareil garde alors l’application et le tournoi.',
  },
  gone: {
    when: 'Le réseau tombe',
    what: 'Continuez comme d’habitude. Scores, joueurs, rondes, chronomètre, top, fin du tournoi : tout se décide sur cet appareil. À un événement annoncé, qui arrive s’inscrit à la table et joue aussitôt ; arrivées, paiements et abandons s’y notent. La ligne du haut dit combien de décisions attendent.',
  },
  closed: {
    when: 'La page se ferme, l’appareil s’éteint',
    what: 'Rien n’est perdu, tant que les données du site ne sont pas effacées. Rouvrez l’administration : vous êtes au même endroit.',
  },
  players: {
    when: 'Les joueurs',
    what: 'Imprimez les appariements, ou montrez l’écran de salle dans une autre fenêtre : il suit. « Ronde à scanner », sous le code du tournoi, donne à chaque téléphone sa table ; « Scanner un résultat » lit celui qu’un téléphone montre, et l’inscrit de lui-même avec les deux codes des feuilles de match. Les scores que les téléphones gardent partiront d’eux-mêmes.',
  },
  back: {
    when: 'Le réseau revient',
    what: 'Tout part de lui-même. Si quelque chose s’est passé ailleurs, une fiche le dit ligne par ligne : choisissez, puis « Tout réunir ». Les tables jouées restent celles qui ont été jouées. Un nom déjà pris reçoit un numéro, une place de plus s’ajoute s’il le faut, et la fiche le dit. Ce qui ne peut plus être repris reste en haut, à lire et à enregistrer.',
  },
  waits: {
    when: 'Ce qui attend le réseau',
    what: 'Inviter quelqu’un, cacher un nom, reprendre une pénalité, changer les réglages de l’annonce, écrire aux joueurs, accepter ou refuser des inscriptions, importer une liste. L’écran le dit.',
  },
  dies: {
    when: 'L’appareil va s’éteindre pour de bon',
    what: 'Touchez la ligne « Sans réseau », puis « Passer la main à un autre appareil ». Notez les six mots, enregistrez la copie, ouvrez-la sur l’autre appareil.',
  },
  sealed:
    'Les rondes tirées sans réseau prennent des graines scellées avant par le serveur : « Vérifier » montre que personne ne les a choisies.',
  one: 'Un seul appareil décide à la fois ; plusieurs fenêtres d’un même navigateur n’en font qu’un. Si deux décident sans réseau, leurs décisions sont réunies comme celles de deux personnes, et ce qui se contredit vous est demandé.',
} as const
