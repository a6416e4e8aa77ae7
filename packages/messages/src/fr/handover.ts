/** One device of the staff goes on for another, without a network. */
export const handover = {
  open: 'Passer la main à un autre appareil',
  title: 'Passer la main',
  write: 'Notez ces six mots : ils ouvrent la copie, et ne sont montrés qu’ici.',
  how: 'Enregistrez la copie, donnez-la à l’autre appareil (câble, clé, partage de proximité), puis ouvrez-y {address} : il continue où vous en êtes. La copie est illisible sans les six mots.',
  save: 'Enregistrer la copie',
  became: {
    done: 'La copie est dans les téléchargements de cet appareil. Ce que vous décidez ensuite n’y est pas.',
    failed: 'La copie n’a pas pu être faite. Réessayez.',
    large: 'Cette copie prendrait trop de codes : enregistrez-la en fichier.',
  },
  codes: 'Montrer en codes',
  square: 'Code QR de la copie.',
  read_one: '{count} code lu sur {parts}.',
  read_other: '{count} codes lus sur {parts}.',
  scanHelp: 'Ou scannez les codes que montre l’autre appareil, l’un après l’autre, sans bouger.',
  afterRounds: 'Copie de secours après chaque ronde, dans les téléchargements, tant qu’il n’y a pas de réseau',
  impossible: 'Ce navigateur ne peut ni faire ni ouvrir une copie chiffrée : il demande une adresse en https.',
  take: 'Reprendre la main',
  takeHelp:
    'Cet appareil continue un tournoi à la place d’un autre, même sans réseau. Il faut sa copie et les six mots qu’il montre.',
  choose: 'Choisir la copie',
  chooseAnother: 'Choisir une autre copie',
  chosen: 'La copie est là. Elle s’ouvre avec les six mots.',
  phrase: 'Les six mots',
  phraseHelp: 'Séparés par des espaces. Majuscules et accents ne comptent pas.',
  goOn: 'Continuer ici',
  phraseFaults: {
    wrongPhrase: 'Ces mots n’ouvrent pas cette copie. Vérifiez l’ordre et l’orthographe de chacun.',
    fewWords: 'Il faut six mots, dans l’ordre.',
  },
  faults: {
    notOurs: 'Ce fichier n’est pas une copie de Tablée',
    newer: 'Cette copie vient d’une autre version de l’application',
    apart: 'Cet appareil a lui-même des décisions en attente pour ce tournoi',
  },
  faultsHelp: {
    notOurs: 'Une copie se termine par « .tablee ». Elle est peut-être incomplète : enregistrez-la de nouveau.',
    newer:
      'Ouvrez l’application avec du réseau sur les deux appareils pour les mettre à jour. Rien n’a été changé ici.',
    apart:
      'Rien n’a été changé. Continuez sur un seul des deux appareils : au retour du réseau, leurs décisions seront réunies.',
  },
  fromAnother: 'Reprendre la main d’un autre appareil',
} as const
