/** The screen of whoever runs a tournament, where there is room for a desk. */
export const desk = {
  points_one: 'pt',
  points_other: 'pts',
  leaders: 'En tête',
  wholeRanking: 'Tout le classement',
  playing: 'en jeu',
  waits: 'En attente',
  nothingWaits: 'Rien n’attend.',
  latest: 'Dernières décisions',
  wholeJournal: 'Tout le journal',
  keys: {
    title: 'Touches du clavier',
    table: { keys: '132 Entrée', does: 'ouvre la table 132 ; un nom marche aussi' },
    score: { keys: '2 1', does: 'enregistre 2-1 : d’abord les parties du premier nom, puis celles du second' },
    up: { keys: '↑ ↓', does: 'passe d’une table à l’autre' },
    undo: { keys: 'Ctrl Z', does: 'annule le dernier score, tant qu’« Annuler » est affiché' },
    escape: { keys: 'Échap', does: 'ferme ce qui est ouvert' },
    help: { keys: '?', does: 'montre ces touches' },
  },
}
