export const byes = {
  label: 'Byes accordés',
  none: 'Aucun',
  rounds_one: '{count} ronde',
  rounds_other: '{count} rondes',
  hint: 'Des rondes gagnées sans adversaire au début du tournoi. Pour le nombre de rondes, 1, 2 ou 3 comptent comme 2, 4 ou 8 joueurs.',
  own_one: 'Bye accordé : vous gagnez la ronde 1 sans adversaire et jouez à partir de la ronde {from}.',
  own_other:
    'Byes accordés : vous gagnez les {count} premières rondes sans adversaire et jouez à partir de la ronde {from}.',
  shown: 'Bye (accordé)',
  why: 'Ce bye a été accordé par l’organisation avant la ronde.',
  journal: {
    given_one: 'Bye accordé pour {count} ronde : {players}',
    given_other: 'Byes accordés pour {count} rondes : {players}',
    taken: 'Byes accordés retirés : {players}',
  },
} as const
