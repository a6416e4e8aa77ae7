/** What a tournament is played as, and what is said of those that are not Swiss rounds. */
export const structure = {
  label: 'Formule',
  names: {
    swiss: 'Rondes suisses',
    elimination: 'Élimination directe',
    'round-robin': 'Toutes rondes',
  },
  hints: {
    swiss: 'Tout le monde joue chaque ronde, contre quelqu’un au même score.',
    elimination: 'Qui perd est éliminé, aucun match n’est nul. Le tableau est tiré au sort au début.',
    'round-robin': 'Une poule de 3 à 8 joueurs : chacun rencontre chacun une fois.',
  },
  eliminationReady_one: '{count} joueur, {rounds} jusqu’à la finale. Le tableau est tiré au sort.',
  eliminationReady_other: '{count} joueurs, {rounds} jusqu’à la finale. Le tableau est tiré au sort.',
  roundRobinReady_one: '{count} joueur, {rounds} : chacun rencontre chacun une fois, dans un ordre tiré au sort.',
  roundRobinReady_other: '{count} joueurs, {rounds} : chacun rencontre chacun une fois, dans un ordre tiré au sort.',
  bracketTitle: {
    swiss: 'Tableau final',
    elimination: 'Tableau',
    'round-robin': 'Départage de la première place',
  },
  playOff: {
    start_one: 'Départager la première place',
    start_other: 'Départager la première place ({count} joueurs)',
    started: 'Le départage commence',
    failed: 'Le départage n’a pas commencé',
    undo: 'Le départage est retiré : la première place est de nouveau partagée.',
  },
  meetings: {
    title: 'À égalité de points',
    'points-among': 'Points contre {names} : {value}',
    'games-among': 'Parties gagnées moins perdues contre {names} : {value}',
    games: 'Parties gagnées moins perdues dans tous les matchs : {value}',
    level: '(toujours à égalité)',
    shared: 'Place partagée avec {names}.',
    rule: 'Toutes rondes : les points, puis entre ex æquo les points et les parties de leurs matchs, puis les parties de tous les matchs. Qui reste à égalité partage la place ; rien n’est tiré au sort.',
  },
  meetingsLegend:
    'À égalité de points, les matchs entre ex æquo décident, puis les parties. Touchez un nom pour voir comment.',
  largeBracket: 'Le tableau compte {count} places : les tables du tour sont ci-dessous.',
  wholeBracket: 'Voir tout le tableau',
  lastRounds: 'Voir les derniers tours',
  why: {
    drawn: 'Le tirage au sort a placé tout le monde dans le tableau.',
    winners: 'Dans le tableau, les vainqueurs de deux matchs voisins se rencontrent.',
    alone: 'Dans le tableau, personne n’est en face à ce tour.',
    circle: 'Toutes rondes : chacun rencontre chacun une fois, dans l’ordre tiré au sort au début.',
    odd: 'Le nombre de joueurs est impair : il y a une exemption par personne.',
    left: 'La personne prévue à cette ronde a quitté le tournoi.',
  },
  checkLead: {
    elimination:
      'Le tirage au sort de la graine place tout le monde dans le tableau, puis les vainqueurs se rencontrent. Cet appareil refait le tableau et le compare.',
    'round-robin':
      'Le tirage au sort de la graine donne l’ordre des rencontres de toutes les rondes. Cet appareil le refait et le compare.',
  },
  undoFirst: 'Le tirage au sort est retiré : le tournoi attend à nouveau son début.',
  bye: {
    bracket: 'Personne n’est en face à ce tour du tableau : vous passez au suivant sans jouer.',
    circle: 'Personne n’est en face à cette ronde : vous la gagnez sans jouer.',
  },
  outTitle: 'Éliminé',
  outText: 'Le tableau continue sans vous.',
  reach: 'Parcours',
  reached: {
    winner: 'Vainqueur',
    still: 'En jeu',
    final: 'Finaliste',
    none: '–',
  },
  drawnBy_one: 'Le tirage au sort a placé {count} joueur',
  drawnBy_other: 'Le tirage au sort a placé {count} joueurs',
  chosen: 'Formule : {name}',
  closed: 'Le tirage au sort est fait : personne ne peut plus entrer.',
  legend: 'Qui a perdu au même tour partage la même place.',
} as const
