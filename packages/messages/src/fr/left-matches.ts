/** Somebody left a round robin: what becomes of their matches. */
export const leftMatches = {
  title_one: '{name} a quitté le tournoi ({played} match joué sur {count})',
  title_other: '{name} a quitté le tournoi ({played} joués sur {count})',
  group: 'Les matchs {name, de}',
  choice: { annulled: 'Annulés', forfeited: 'Forfaits' },
  note: {
    annulled: 'Aucun ne compte, pour personne : ni points, ni parties, ni exemption à sa place.',
    forfeited: 'Ce qui est joué compte ; qui devait encore le rencontrer gagne sans jouer.',
  },
  failed: 'Le choix n’a pas été enregistré',
  standings: {
    annulled: '{names} : départ en cours de tournoi, matchs annulés pour tout le monde.',
    forfeited: '{names} : départ en cours de tournoi, matchs restants perdus par forfait.',
  },
  news: {
    annulled: '{name} a quitté le tournoi : ses matchs sont annulés, pour tout le monde.',
    forfeited: '{name} a quitté le tournoi : ses matchs restants sont perdus par forfait.',
  },
  opponent: '{name} a quitté le tournoi : ce match est annulé et ne compte pour personne',
  opponentReports: 'Un résultat, quel qu’il soit, ferme la table.',
  bye: {
    annulledTitle: 'Vous ne jouez pas cette ronde',
    annulled: '{name} a quitté le tournoi : ses matchs sont annulés, cette ronde ne compte pas pour vous.',
    forfeited: '{name} a quitté le tournoi : vous gagnez cette ronde sans jouer.',
  },
  mark: 'Annulé',
  beforeDrop: {
    annulled: 'Moins de la moitié de ses matchs sont joués : ils sont tous annulés. Vous pourrez en décider autrement.',
    forfeited:
      'La moitié de ses matchs est jouée : ils comptent, le reste est forfait. Vous pourrez en décider autrement.',
  },
  journal: {
    annulled: 'Matchs annulés, après un départ : {players}',
    forfeited: 'Matchs comptés après un départ, le reste par forfait',
  },
} as const
