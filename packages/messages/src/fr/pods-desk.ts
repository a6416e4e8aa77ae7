/** Tables of three to five, as the staff enters their results. */
export const podsDesk = {
  ask: 'Qui a gagné à la table {table} ?',
  tap: 'Touchez qui a gagné.',
  seats: 'Le chiffre devant un nom est son siège : 1 commence la partie.',
  wins: 'Table {table} : {name} gagne',
  calling: 'Table {table} : {names}',
  plan: {
    title: 'Tables incomplètes',
    label: 'Quand le nombre ne se divise pas par 4',
    remainders: {
      'pods-of-3-low': 'Tables de 3, avec les derniers scores',
      'pods-of-3-high': 'Tables de 3, avec les premiers scores',
      byes: 'Exemptions',
      'pods-of-5-low': 'Tables de 5, avec les derniers scores',
    },
    pointsFirst: 'Réunir d’abord les mêmes scores',
    pointsFirstHelp: 'Sinon le tirage évite d’abord de rejouer ensemble, puis regarde les points.',
    help: 'Vaut pour les prochaines rondes : une ronde tirée garde ses tables.',
    saved: 'Les prochaines tables se tirent ainsi.',
  },
  arrange: {
    help: 'Touchez deux noms pour les échanger, ou un nom puis une place libre. Rien ne change avant d’enregistrer.',
    take: 'S’asseoir ici',
    joins: '{name} prend une place libre',
    resultLost: 'Le résultat de la table {names, de} est effacé.',
    unfit: 'La table {names, de}',
    moved: {
      result_came: 'Le résultat de la table {names, de} a changé.',
      pairing_came: '{names} jouent maintenant ensemble.',
      pairing_gone: '{names} ne jouent plus ensemble.',
    },
    proposal: 'Des personnes n’ont pas de table de trois ou plus.',
    propose: 'Proposer des tables',
    proposed: 'Les tables proposées ci-dessous changent le moins possible. Vérifiez, puis enregistrez.',
  },
  draw: 'Nulle',
  drawOf: 'Table {table} : nulle',
  opponent: {
    lost: '{name} a perdu la partie sur décision.',
    lostOthersPlay: '{name} a perdu la partie sur décision : les autres la jouent.',
    absent: 'Absence {name, de}.',
    absentOthersPlay: 'Absence {name, de} : les autres jouent la partie.',
  },
  effect: {
    absentDrops:
      'La partie de la ronde est perdue. La personne sort du tournoi, sauf si elle se signale avant la prochaine ronde. Les autres jouent.',
    'no-show':
      'La partie de cette ronde est perdue pour cette personne ; les autres la jouent. La dernière personne qui reste à table la gagne.',
    'match-loss':
      'La partie de cette ronde est perdue pour cette personne. Si elle l’avait gagnée, la table a besoin d’un autre résultat.',
    disqualification:
      'La partie en cours est perdue pour cette personne ; le résultat d’une partie finie reste. Elle quitte le tournoi et le classement.',
    ranked:
      'La partie en cours est perdue pour cette personne ; le résultat d’une partie finie reste. Elle quitte le tournoi et reste au classement.',
  },
  othersPlay: 'Qui a perdu sur décision ne peut ni gagner ni faire nulle ; les autres jouent la partie.',
  keep: 'Enregistrer : {result}',
  erase: 'Effacer le résultat',
  said: '{name} : {result}',
} as const
