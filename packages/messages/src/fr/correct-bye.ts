/** A bye, or a loss without an opponent, that the organizer changes. */
export const correctBye = {
  open: 'Corriger : {name}, sans adversaire',
  about: 'Ronde {round}, sans adversaire',
  bye: 'Exemption',
  loss: 'Défaite sans match',
  standsNow: 'Touchez ce qui est juste : vous voyez d’abord ce qui change, rien n’est encore enregistré.',
  corrected: {
    bye: '{name} : exemption à la ronde {round}.',
    loss: '{name} : défaite sans match à la ronde {round}.',
  },
  pairedAgain: 'La ronde {round} a été appariée de nouveau.',
  failed: 'La correction n’a pas été enregistrée',
  close: 'Fermer',
} as const
