/** Which letters about events come to an address. */
export const accountMails = {
  title: 'Vos e-mails',
  choice: 'E-mails sur vos tournois',
  topics: {
    registration: 'Mon inscription',
    changes: 'Changements',
    reminder: 'Rappel',
    messages: 'Messages de l’organisation',
  },
  topicHelp: {
    registration: 'Reçue, acceptée ou annulée.',
    changes: 'La date ou le lieu d’un tournoi change.',
    reminder: 'La veille du tournoi, si vous avez une place.',
    messages: 'Ce qu’elle écrit à toutes les personnes inscrites.',
  },
  report: {
    title: 'Signaler ce message',
    text: 'La personne qui gère ce serveur lira le message. L’organisation ne saura pas qui l’a signalé.',
    send: 'Signaler le message',
    done: 'Merci, c’est signalé',
    doneText: 'La personne qui gère ce serveur va lire ce message.',
    failed: 'Le message n’a pas été signalé',
  },
  notMe: {
    title: 'Ce n’est pas vous ?',
    text: 'Quelqu’un s’est inscrit avec votre adresse, sans doute par erreur. Dites-le, et plus aucun e-mail ne viendra de Tablée.',
    stop: 'Ne plus rien recevoir',
    done: 'C’est noté',
    doneText: 'Plus aucun e-mail ne partira à cette adresse.',
    failed: 'Votre réponse n’a pas été enregistrée',
  },
  always: 'L’annulation d’un tournoi vous est toujours annoncée.',
  kept: 'C’est enregistré.',
  failed: 'Votre choix n’a pas été enregistré',
  unread: 'Vos choix n’ont pas pu être lus',
  afterConfirming: 'Confirmez l’adresse de votre compte pour choisir les e-mails que vous recevez.',
  question: 'Confirmez votre adresse e-mail',
  questionText:
    'Vous saurez ainsi par e-mail quand votre place est acceptée, ou si quelque chose change. Vous pourrez arrêter ces e-mails à tout moment.',
  questionNot:
    'Aucune inscription de votre part ? Fermez cette page : sans votre confirmation, ces e-mails ne partent pas.',
  confirm: 'Confirmer mon adresse',
  confirmed: 'Votre adresse est confirmée',
  confirmedText: 'Les prochaines nouvelles de vos inscriptions vous parviendront par e-mail.',
  unconfirmed: 'L’adresse n’a pas été confirmée',
  invalid: 'Ce lien ne fonctionne pas',
  invalidText:
    'Il est incomplet, ou trop ancien pour une adresse jamais confirmée. Ouvrez celui du dernier e-mail reçu. Avec un compte, vos choix se trouvent aussi dans votre profil.',
} as const
