/** What large fields change about Swiss rounds. */
export const largeSwiss = {
  title: 'Grand tournoi',
  label: 'Rondes suisses d’un grand tournoi',
  help: 'À choisir avant la première ronde : tout le monde le lit sur la page du tournoi.',
  accelerated: 'Départ accéléré',
  acceleratedHelp:
    'Si l’on dépasse {players} personnes pour {rounds}, la moitié, tirée au sort, est appariée dans les rondes 1 et 2 comme si elle avait une victoire de plus. Le classement n’en tient pas compte.',
  acceleratedHelpAhead:
    'S’il y a trop de monde pour les rondes (plus de 32 personnes pour 5 rondes), la moitié, tirée au sort, est appariée dans les rondes 1 et 2 comme si elle avait une victoire de plus. Le classement n’en tient pas compte.',
  fixRounds:
    'Fixez aussi le nombre de rondes : sans cela, il suit le nombre de joueurs, et la règle ne sert presque jamais.',
  fixRoundsLater:
    'Fixez ensuite le nombre de rondes dans les réglages du tournoi : sans cela, il suit le nombre de joueurs, et la règle ne sert presque jamais.',
  advance: 'Qualification aux points',
  advanceHelp:
    'Qui atteint ces points ne joue plus de ronde suisse, gagne les suivantes sans adversaire et passe en premier dans le tableau final.',
  points: 'Points de la qualification',
  pointsFault: 'Indiquez de 1 à 99 points.',
  value: {
    none: 'Aucune règle de plus',
    accelerated: 'Départ accéléré',
    advance: 'Qualification à {points} points',
    both: 'Départ accéléré, qualification à {points} points',
  },
  more: 'Un point de plus',
  fewer: 'Un point de moins',
  saved: 'Les rondes suisses se jouent ainsi.',
  told: {
    accelerated:
      'Départ accéléré si l’on dépasse {players} personnes : la moitié, tirée au sort, est appariée dans les rondes 1 et 2 comme si elle avait une victoire de plus. Le classement n’en tient pas compte.',
    acceleratedAhead:
      'Départ accéléré s’il y a trop de monde pour les rondes (plus de 32 personnes pour 5 rondes) : la moitié, tirée au sort, est appariée dans les rondes 1 et 2 comme si elle avait une victoire de plus. Le classement n’en tient pas compte.',
    acceleratedNow:
      'Départ accéléré : {count} personnes, tirées au sort, sont appariées dans les rondes 1 et 2 comme si elles avaient une victoire de plus. Le classement n’en tient pas compte.',
    advance:
      'À {points} points, la place est acquise : plus de match dans les rondes suisses, chacune est gagnée sans adversaire.',
  },
  byes_one: 'Bye accordé : {count} personne gagne ses premières rondes sans adversaire.',
  byes_other: 'Byes accordés : {count} personnes gagnent leurs premières rondes sans adversaire.',
  qualified: {
    title: 'Qualification acquise',
    text: 'Vous avez atteint {points} points à la ronde {round}. Vous gagnez cette ronde sans jouer, et les suivantes jusqu’au tableau final.',
    next: 'Vous avez {points} points : qualification acquise. Vous gagnez sans jouer les rondes suisses qui restent.',
  },
  why: {
    qualified: 'À {points} points, on ne joue plus de ronde suisse : chacune est gagnée sans adversaire.',
    both: 'Départ accéléré : les deux comptent {points} points de plus pour cet appariement.',
    one: 'Départ accéléré : l’une des deux personnes compte {points} points de plus pour cet appariement.',
    neither: 'Départ accéléré : aucune des deux ne compte de points en plus pour cet appariement.',
  },
} as const
