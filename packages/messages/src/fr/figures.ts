/** What each figure of the standings is, and how it is made. */
export const figures = {
  ask: 'Que veulent dire ces chiffres ?',
  records: 'À droite d’un nom : victoires, défaites, nuls.',
  title: 'Les chiffres du classement',
  legendOfMatches: 'V-D-N : victoires, défaites, nuls. OMW : victoires des adversaires.',
  others: 'Les autres chiffres',
  name: {
    rank: 'Rang',
    points: 'Points',
    record: 'V-D-N, bilan',
    winRate: '% vict., part de victoires',
    omw: 'OMW, résultats des adversaires',
    gw: 'GW, parties gagnées',
    ogw: 'OGW, parties des adversaires',
    oomw: 'OOMW, adversaires des adversaires',
    mw: 'MW, propres résultats',
    beaten: 'Battus, adversaires différents',
    seat: 'Siège, place moyenne à table',
    reach: 'Parcours dans le tableau',
  },
  rank: {
    usual:
      'D’abord les points. À égalité, dans cet ordre : {order}. À égalité de tout, un tirage fait à la création du tournoi décide.',
    lot: 'D’abord les points. À égalité, un tirage fait à la création du tournoi décide.',
  },
  order: {
    'opponent-match-win': 'OMW',
    'game-win': 'GW',
    'opponent-game-win': 'OGW',
    'opponents-opponent-match-win': 'OOMW',
    'head-to-head': 'la rencontre directe',
    'rounds-lost': 'qui a perdu plus tard',
    cumulative: 'le départage cumulé',
    'match-win': 'MW',
    'opponents-beaten': 'les adversaires battus',
    'mean-seat': 'le siège moyen',
  },
  points: {
    usual: 'Victoire : {win}. Nul : {draw}. Défaite : {loss}. Exemption : {bye}.',
    places: 'À chaque table, selon la place : {places}. Exemption : {bye}.',
    wager:
      'Chaque personne part avec {start} points et en mise {share} à chaque table. Le pot va à qui gagne ; une nulle le partage. Une exemption ne change rien.',
    teams: 'Ce sont ceux de l’équipe.',
  },
  record: {
    usual: 'Matchs gagnés, perdus et nuls, dans cet ordre. 2-1-0 : deux victoires, une défaite, aucun nul.',
    pods: 'Parties gagnées, perdues et nulles, dans cet ordre. 2-1-0 : deux victoires, une défaite, aucune nulle.',
    teams:
      'Rondes que l’équipe a gagnées, perdues et faites nulles, dans cet ordre. 2-1-0 : deux victoires, une défaite, aucun nul.',
  },
  winRate: 'Victoires sur le nombre de rondes, exemptions comprises.',
  omw: {
    'match-points':
      'Moyenne des résultats des adversaires : pour chaque adversaire, les points gagnés sur le plus possible, au moins {floor}. Plus elle est haute, plus les adversaires étaient forts.',
    wins: 'Moyenne des victoires des adversaires : pour chaque adversaire, ses victoires sur ses rondes, au moins {floor}. Plus elle est haute, plus les adversaires étaient forts.',
    byes: 'Une exemption compte comme {opponents} adversaires à {share}.',
    noByes: 'Une exemption n’y compte pas.',
  },
  gw: 'Parties gagnées sur les parties jouées ; une partie nulle compte un tiers.',
  gwOfTrios: 'Matchs gagnés aux trois sièges, sur les matchs joués ; un match nul compte un tiers.',
  ogw: 'Moyenne des GW des adversaires, chacune d’au moins {floor}.',
  oomw: 'Moyenne des OMW des adversaires.',
  mw: 'Points gagnés sur le plus possible.',
  beaten: 'Nombre d’adversaires battus. Chaque personne compte une fois, même battue deux fois.',
  seat: 'Moyenne des sièges occupés : 1 commence la partie. Qui joue plus tard a moins de chances, et passe donc devant à égalité.',
  reach: 'Le dernier tour où la personne a joué. Qui va plus loin est devant.',
  still: 'Ne départage personne : c’est pour information.',
} as const
