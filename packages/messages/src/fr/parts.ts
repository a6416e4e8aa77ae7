/** A tournament of several parts of ranked rounds. */
export const parts = {
  line: 'Partie {part} : {name}',
  names: {
    swiss: 'rondes suisses',
    pods: 'tables de 4',
    elimination: 'élimination directe',
    draft: 'draft',
    'round-robin': 'toutes rondes',
    groups: 'groupes',
  },
  round: 'la ronde {from}',
  rounds: 'les rondes {from} à {to}',
  ranking: {
    fresh: 'Partie {part} : seule compte {rounds}. Qui ne joue pas cette partie vient après, dans l’ordre d’avant.',
    freshMany:
      'Partie {part} : seules comptent {rounds}. Qui ne joue pas cette partie vient après, dans l’ordre d’avant.',
    carried:
      'Partie {part} : les points pris dans {rounds} comptent ensemble, ceux de chaque ronde selon les règles de sa partie.',
    chosen_one: 'Elle se joue à {count} : qui ne s’est pas qualifié vient après, quels que soient ses points.',
    chosen_other: 'Elle se joue à {count} : les autres viennent après, quels que soient leurs points.',
  },
  explained: {
    fresh: 'Pour cette place comptent {rounds} : les points d’une autre partie ne s’y ajoutent pas.',
    freshOne: 'Pour cette place compte {rounds} : les points d’une autre partie ne s’y ajoutent pas.',
    mixed:
      'Chaque ronde compte avec les points de sa partie. Dans le % des adversaires, leurs points de toutes ces rondes sont divisés par le plus qu’on pouvait y gagner.',
  },
  outTitle: 'La partie {part} se joue sans vous',
  out: 'La partie {part} se joue entre les {size} qui se sont qualifiés. Votre place est dans le classement.',
  start: {
    open: 'Partie suivante…',
    title: 'Commencer la partie {part}',
    text: 'La première ronde est appariée aussitôt. Tant qu’elle n’a pas de résultat, l’annuler retire la partie.',
    draftText:
      'Les pods suivent le classement : tirez-les pour jouer le draft, puis lancez la ronde. Jusqu’au premier choix, le draft peut être retiré.',
    structure: 'Formule de cette partie',
    rounds: 'Rondes de cette partie',
    roundsFault: 'Indiquez de 1 à {most} rondes.',
    points: 'Points',
    fresh: 'Repartir de zéro',
    carried: 'Garder les points',
    freshHint: 'Le classement ne comptera que les rondes de cette partie.',
    carriedHint: 'Les rondes d’avant comptent toujours, avec les points de leur partie.',
    playing: 'Qui joue cette partie',
    everybody: 'Tout le monde',
    first: 'Top {size}',
    everybodyHint_one: '{count} personne joue encore.',
    everybodyHint_other: '{count} personnes jouent encore.',
    firstHint: 'Jusqu’à {name}. Les autres ne jouent plus et gardent leur place derrière.',
    start: 'Commencer la partie {part}',
    started: 'La partie {part} commence',
    failed: 'La partie n’a pas commencé',
  },
  undo: 'La partie {part} est retirée avec sa première ronde : le classement est de nouveau celui d’avant.',
  journal: 'Une autre partie commence : {name}',
} as const
