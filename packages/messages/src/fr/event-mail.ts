/** Letters about events. `{organizer}` is a name. */
export const eventMail = {
  eventCancelled: {
    subject: 'Annulé : {event}',
    why: 'Vous avez une inscription à « {event} », prévu le {date}. Ce tournoi est annulé par l’organisation.',
    whyBy: 'Vous avez une inscription à « {event} », prévu le {date}. Ce tournoi est annulé par {organizer}.',
    otherwise: 'Vous n’avez rien à faire : il n’y aura ni rondes ni scores.',
    button: 'Voir mon inscription',
  },
  eventDeleted: {
    subject: 'Supprimé : {event}',
    why: 'Vous avez une inscription à « {event} », prévu le {date}. Ce tournoi est supprimé par l’organisation : il n’aura pas lieu.',
    whyBy:
      'Vous avez une inscription à « {event} », prévu le {date}. Ce tournoi est supprimé par {organizer} : il n’aura pas lieu.',
    otherwise: 'Vous n’avez rien à faire. S’il est rétabli, vous recevrez un e-mail.',
    button: 'Chercher un autre tournoi',
  },
  eventRestored: {
    subject: 'De nouveau prévu : {event}',
    why: 'Vous avez une inscription à « {event} », prévu le {date}. Ce tournoi avait été supprimé : l’organisation l’a rétabli.',
    whyBy:
      'Vous avez une inscription à « {event} », prévu le {date}. Ce tournoi avait été supprimé : {organizer} l’a rétabli.',
    otherwise: 'Votre inscription reste valable. Si cela ne vous convient plus, annulez-la avec le bouton.',
    button: 'Voir mon inscription',
  },
  pageHidden: {
    subject: 'Page masquée : {event}',
    why: 'L’équipe qui tient ce site a masqué la page de « {event} ». Elle n’apparaît plus dans les recherches, et personne ne peut plus l’ouvrir. Le motif :',
    otherwise: 'Rien n’est effacé. Pour toute question, adressez-vous à {contact}.',
    button: 'Aller à l’accueil',
  },
  pageRestored: {
    subject: 'Page rétablie : {event}',
    why: 'L’équipe qui tient ce site a rétabli la page de « {event} » : elle est de nouveau là pour tout le monde.',
    otherwise: 'Vous n’avez rien à faire. Pour toute question, adressez-vous à {contact}.',
    button: 'Voir le tournoi',
  },
  eventHandedOver: {
    subject: 'Nouvelle organisation : {event}',
    why: 'Vous avez une inscription à « {event} », prévu le {date}. Quelqu’un d’autre reprend ce tournoi.',
    whyBy:
      'Vous avez une inscription à « {event} », prévu le {date}. {organizer} reprend ce tournoi et l’organise désormais.',
    otherwise:
      'Votre inscription reste valable, et la nouvelle organisation la voit. Si cela ne vous convient pas, annulez-la avec le bouton.',
    button: 'Voir mon inscription',
  },
  eventOffered: {
    subject: 'On vous propose un tournoi : {event}',
    why: 'On vous propose de reprendre « {event} », prévu le {date}.',
    whyBy: '{organizer} vous propose de reprendre « {event} », prévu le {date}.',
    otherwise:
      'La proposition est valable 14 jours. Tant que vous ne l’avez pas acceptée, vous ne voyez pas les inscriptions ; si vous ne voulez pas de ce tournoi, refusez-la ou ne faites rien.',
    button: 'Répondre à la proposition',
  },
  offerAccepted: {
    subject: 'Repris : {event}',
    why: 'Votre tournoi « {event} », prévu le {date}, change d’organisation.',
    whyBy: '{organizer} a accepté de reprendre « {event} », prévu le {date}, et l’organise maintenant.',
    otherwise: 'Les personnes inscrites sont prévenues.',
    button: 'Voir le tournoi',
  },
  offerDeclined: {
    subject: 'Refusé : {event}',
    why: 'Votre proposition de reprendre « {event} », prévu le {date}, est refusée.',
    whyBy: '{organizer} ne reprend pas « {event} », prévu le {date}.',
    otherwise: 'Ce tournoi reste le vôtre : proposez-le à quelqu’un d’autre, ou annulez-le.',
    button: 'Décider de la suite',
  },
  registrationReceived: {
    subject: 'Inscription reçue : {event}',
    why: 'Votre inscription à « {event} » est reçue. L’organisation doit encore l’accepter.',
    otherwise: 'Vous recevrez un e-mail quand votre place sera confirmée.',
    button: 'Voir mon inscription',
  },
  registrationWaiting: {
    subject: 'Liste d’attente : {event}',
    why: 'Votre inscription est reçue. « {event} » est complet : vous êtes sur la liste d’attente.',
    otherwise: 'Si une place se libère pour vous, vous recevrez un e-mail.',
    button: 'Voir mon inscription',
  },
  registrationAccepted: {
    subject: 'Votre place est réservée : {event}',
    why: 'Bonne nouvelle : vous avez une place à « {event} ».',
    otherwise:
      'Vous ne pouvez plus venir ? Annulez votre inscription avec le bouton : quelqu’un d’autre sera content de jouer.',
    button: 'Voir mon inscription',
  },
  registrationPromoted: {
    subject: 'Une place s’est libérée : {event}',
    why: 'Une place s’est libérée, et elle est pour vous : vous quittez la liste d’attente de « {event} » et vous jouez.',
    otherwise:
      'Vous ne pouvez plus venir ? Annulez votre inscription avec le bouton : la personne suivante prendra votre place.',
    button: 'Voir mon inscription',
  },
  registrationCancelled: {
    subject: 'Inscription annulée : {event}',
    why: 'L’organisation a annulé votre inscription à « {event} », prévu le {date}.',
    otherwise: 'Si cela vous étonne, adressez-vous à l’organisation.',
    button: 'Voir mon inscription',
  },
  eventMoved: {
    subject: 'Changement : {event}',
    why: '« {event} » change. Voici ce qui est prévu maintenant :',
    otherwise: 'Votre inscription reste valable. Si cela ne vous convient plus, annulez-la avec le bouton.',
    button: 'Voir mon inscription',
  },
  eventReminder: {
    subject: 'Rappel : {event}',
    why: '« {event} », c’est bientôt. Votre place est réservée.',
    otherwise:
      'Vous ne pouvez plus venir ? Annulez votre inscription avec le bouton : quelqu’un d’autre sera content de jouer.',
    button: 'Voir mon inscription',
  },
  eventMessage: {
    subject: 'Message de l’organisation : {event}',
    why: 'L’organisation de « {event} », le {date}{place}, vous écrit :',
    otherwise:
      'Ce message vient de l’organisation du tournoi, pas de Tablée. Ne lui répondez pas par e-mail : personne ne lit cette adresse.',
    button: 'Voir mon inscription',
  },
  messageReported: {
    subject: 'Message signalé : {event}',
    why: 'Quelqu’un a signalé ce message, envoyé aux personnes inscrites à « {event} » ({date}) :',
    otherwise:
      'La commande « organizer reports » dit qui l’a écrit et combien de personnes l’ont signalé ; « organizer revoke ADRESSE » retire l’accès organisateur.',
    button: 'Voir le tournoi',
  },
  registrationDigest: {
    subject: 'Inscriptions : {event}',
    why: '« {event} », le {date}, a de nouvelles inscriptions : {seats} en tout.',
    otherwise:
      'Vous recevez cet e-mail à la première inscription et quand le tournoi est complet, sinon une fois par jour.',
    button: 'Voir les inscriptions',
  },
  lateDeparture: {
    subject: 'Annulation : {event}',
    why: 'Une inscription à « {event} », le {date}, vient d’être annulée : {player}.',
    otherwise: 'Vous recevez cet e-mail dans les 24 heures avant le début.',
    button: 'Voir les inscriptions',
  },
  dateAnnounced: {
    subject: 'Nouvelle date : {event}',
    why: '« {event} » a une nouvelle date. Les inscriptions et toutes les autres dates sont sur sa page.',
    otherwise: 'Si d’autres dates s’ajoutent dans la journée, elles sont là aussi, sans autre e-mail.',
    button: 'Voir cette date',
  },
  dateMoved: {
    subject: 'Changement : {event}',
    why: 'Une date de « {event} » change. Voici ce qui est prévu maintenant :',
    otherwise: 'Vous recevez cet e-mail parce que vous suivez ces dates.',
    button: 'Voir cette date',
  },
  dateCancelled: {
    subject: 'Annulé : {event}',
    why: '« {event} » n’aura pas lieu le {date} : cette date est annulée.',
    otherwise: 'Vous recevez cet e-mail parce que vous suivez ces dates.',
    button: 'Voir cette date',
  },
  seriesQuestion: {
    subject: 'Confirmez le suivi des dates : {event}',
    why: 'Quelqu’un, sans doute vous, a donné cette adresse pour recevoir un e-mail à chaque date de « {event} » : quand une date s’ajoute, change ou est annulée.',
    otherwise:
      'Rien ne part à cette adresse tant que vous n’avez pas répondu. Ce n’était pas vous ? Ne faites rien, ou dites-le avec « Ce n’est pas moi » : plus aucun e-mail ne viendra de Tablée.',
    button: 'Oui, prévenez-moi',
  },
  guardianAgreed: {
    subject: 'Votre accord : {event}',
    why: 'Vous êtes la personne responsable pour une inscription à « {event} », le {date}{place}. Voici l’accord donné en votre nom ; seule l’organisation le lit.',
    otherwise:
      'Pour retirer cet accord, dites-le à l’organisation : son contact est sur la page du tournoi. Votre nom et votre contact s’effacent dès que l’inscription est annulée, et au plus tard avec ses autres données.',
    button: 'Voir le tournoi',
  },
  addressQuestion: {
    subject: 'Confirmez votre adresse pour {event}',
    why: 'Quelqu’un, sans doute vous, s’est inscrit avec cette adresse à « {event} », le {date}{place}. Confirmez-la pour savoir par e-mail quand votre place est acceptée, ou si quelque chose change.',
    otherwise:
      'Ce n’était pas vous ? Ne faites rien : sans votre confirmation, aucune nouvelle d’inscription ne part à cette adresse.',
    button: 'Confirmer mon adresse',
  },
  unfollow: 'Ne plus suivre ces dates',
  report: 'Signaler ce message',
  place: ' ({location})',
  off: 'Choisir les e-mails que je reçois',
  /** Of letters to an unconfirmed address. */
  asking: {
    subject: 'Confirmez votre adresse : {event}',
    confirm: 'Confirmez votre adresse : ouvrir votre inscription avec ce bouton suffit.',
    button: 'Confirmer mon adresse',
    notMe: 'Ce n’est pas moi',
    notMeNote:
      'Aucune inscription de votre part ? Dites-le avec « Ce n’est pas moi » : plus aucun e-mail ne viendra de Tablée.',
  },
  /** Above the organizer's words. */
  reason: 'Le motif, dans les mots de l’organisation :',
  facts: {
    when: 'Quand',
    where: 'Où',
    team: 'Équipe',
    fee: 'Participation',
    bring: 'À apporter',
    erased: 'Vos données s’effacent',
    map: 'Voir sur la carte',
  },
  erasedOn: 'le {date}',
  fact: '{label} : {value}',
  instead: 'au lieu de {date}',
  before: 'auparavant : {was}',
  nowhere: 'sans lieu annoncé',
  personal: 'Le bouton ouvre votre inscription sur n’importe quel appareil. Ne transférez pas cet e-mail.',
  attached: 'La date est jointe pour votre calendrier.',
} as const
