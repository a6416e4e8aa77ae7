/** Letters about holding a shop, and messages to one. `{name}` is the shop, `{by}` and `{from}` are people. */
export const shopMail = {
  shopInvited: {
    subject: 'Invitation à tenir un lieu : {name}',
    why: '{by} vous invite à tenir avec d’autres le lieu « {name} » et à organiser ses tournois.',
    otherwise:
      'L’invitation est valable 14 jours. Tant que vous ne l’avez pas acceptée, rien ne change ; si vous n’en voulez pas, refusez-la ou ne faites rien.',
    button: 'Répondre à l’invitation',
  },
  shopOffered: {
    subject: 'On vous transmet un lieu : {name}',
    why: '{by} vous propose de reprendre le lieu « {name} » et ses tournois à venir.',
    otherwise:
      'La proposition est valable 14 jours. Tant que vous ne l’avez pas acceptée, rien ne change ; si vous n’en voulez pas, refusez-la ou ne faites rien.',
    button: 'Répondre à la proposition',
  },
  hookStopped: {
    subject: 'Annonces arrêtées : {name}',
    why: 'Depuis un jour, les annonces des tournois de « {name} » n’arrivent plus à {by}, ou cette adresse n’existe plus. Elle est éteinte.',
    otherwise: 'Rallumez-la quand elle répond de nouveau ; rien d’autre ne change à vos tournois.',
    button: 'Voir les adresses',
  },
  playerWrote: {
    subject: 'On vous écrit : {event}',
    why: '{from} vous écrit depuis la page de « {event} » :',
    otherwise: 'La personne n’a pas donné d’adresse : une réponse à cet e-mail ne lui parviendrait pas.',
    button: 'Voir le tournoi',
  },
  wroteWithAnswer:
    'Pour répondre, répondez simplement à cet e-mail. La personne a accepté que vous voyiez son adresse.',
} as const
