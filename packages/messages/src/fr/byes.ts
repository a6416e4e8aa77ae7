export const byes = {
  label: 'Byes accordés',
  none: 'Aucun',
  rounds_one: '{count} ronde',
  rounds_other: '{count} rondes',
  hint: 'Des rondes gagnées sans adversaire au début du tournoi.',
  shown: 'Bye (accordé)',
  why: 'Ce bye a été accordé par l’organisation avant la ronde.',
  journal: {
    given_one: 'Bye accordé pour {count} ronde : {players}',
    given_other: 'Byes accordés pour {count} rondes : {players}',
    taken: 'Byes accordés retirés : {players}',
  },
} as const
