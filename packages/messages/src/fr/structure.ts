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
  bracket: 'Tableau',
  largeBracket: 'Le tableau compte {count} places : les tables du tour sont ci-dessous.',
  wholeBracket: 'Voir tout le tableau',
  lastRounds: 'Voir les derniers tours',
  why: {
    drawn: 'Le tirage au sort a placé tout le monde dans le tableau.',
    winners: 'Dans le tableau, les vainqueurs de deux matchs voisins se rencontrent.',
    alone: 'Dans le tableau, personne n’est en face à ce tour.',
    circle: 'Toutes rondes : chacun rencontre chacun une fois, dans l’ordre tiré au sort au début.',
    odd: 'Le nombre de joueurs est impair : chacun est exempté une fois.',
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
