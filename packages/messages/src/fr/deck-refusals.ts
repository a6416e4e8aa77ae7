/** Refusals of decklists. */
export const deckRefusals = {
  decklist_invalid:
    'Cette decklist n’est pas valide : 20 000 caractères de texte au plus, et des adresses en http:// ou https://.',
  decklist_locked:
    'Cette decklist est figée : demandez à l’organisation, qui peut encore la changer en donnant une raison.',
  decklist_reason_required: 'Cette decklist est figée : indiquez la raison du changement.',
  decklist_required: 'Collez le texte de votre decklist, ou donnez l’adresse où la lire.',
  deck_address_invalid: 'L’adresse doit être celle d’un deck de Moxfield : https://moxfield.com/decks/…',
  deck_site_failed: "Erreur lors de l'extraction des données Moxfield",
  deck_check_no_table:
    'Aucune table à tirer : elles ont fini, sont déjà contrôlées, ou il leur manque une liste. Une table se contrôle aussi depuis sa fiche.',
  deck_check_gone: 'Ce contrôle n’existe plus : il a été annulé.',
  deck_check_ended: 'Ce contrôle est déjà terminé.',
  deck_check_results_missing: 'Indiquez un résultat pour chaque deck de la table.',
  deck_checks_too_many: 'Ce tournoi compte déjà le maximum de contrôles.',
} as const
